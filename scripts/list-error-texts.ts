// The texts of errors that a vendor or a customer can meet, as the server and the contract write them.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'

export type ErrorText = { text: string; where: string }

const FOLDERS = ['contract/src', 'server/src/http', 'server/src/features']

/** What only administrators and machines read. */
const OTHERS = [
  'contract/src/admin/',
  'contract/src/analytics/event-types.ts',
  'contract/src/ads/',
  'contract/src/core/audit-logs.ts',
  'contract/src/core/settings.ts',
  'contract/src/places/admin-locations.ts',
  'contract/src/templates/checks.ts',
  'contract/src/templates/uploads.ts',
  'contract/src/values/product.ts',
  'contract/src/values/time-zone.ts',
  'server/src/features/admin/',
  'server/src/features/ads/',
  'server/src/features/core/settings/',
  'server/src/features/identity/admins/',
  'server/src/features/menus/dish-library/',
  'server/src/features/places/admin-locations/',
  'server/src/features/places/import/',
  'server/src/features/site/health/',
  'server/src/features/site/sitemap/',
  'server/src/features/templates/access/grant-access.ts',
  'server/src/features/templates/catalogue/change-template.ts',
  'server/src/features/templates/catalogue/routes.ts',
  'server/src/features/templates/uploads/',
  'server/src/http/choose-language.ts',
  'server/src/http/outside-router.ts',
  'server/src/http/pipeline/answer-times.ts',
  'server/src/http/pipeline/metrics.ts',
  'server/src/http/web-files.ts',
]

/** No error, or an error that only administrators meet, in a file that has others too. */
const EXCEPTIONS = [
  /^(A|An) (menu|category|item|search|order slip) (was|came) /,
  /^(A|An) (country|state|city|area|budget tier) with this /,
  /^(English name|Original price|Preparation time|Tree nuts)$/,
  /^(Template (ID|name) .*|Start with a letter; .*|Please select both template and vendor)$/,
  /^(The same area is named twice\.|This request has already been processed)$/,
  /^(Access (granted|revoked)|Profile updated) successfully!$/,
  /^\{\}(-200\.webp| \{\}\{\} ago)/,
]

/** Success messages of these are not shown: the screen has its own text. */
const OWN_TEXT = /features\/(menus\/(categories|items|item-changes\/change|menu-import)|identity\/accounts)/

/** Every text below `root` that can be shown as an error, with `{}` where a value is put in. */
export function listErrorTexts(root: string): ErrorText[] {
  return FOLDERS.flatMap((folder) => filesIn(join(root, folder)))
    .map((path) => ({ path, file: relative(root, path).replaceAll('\\', '/') }))
    .filter(({ file }) => !OTHERS.some((other) => file.startsWith(other)))
    .flatMap(({ path, file }) => textsIn(path, file))
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|(^|[/-])queries\.ts$/.test(name))
    .map((name) => join(folder, name))

function textsIn(path: string, file: string) {
  const tree = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: ErrorText[] = []
  const visit = (node: ts.Node) => {
    const text = writtenIn(node)
    if (text !== undefined && isError(node, text, file)) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart())
      found.push({ text, where: `${file}:${line + 1}` })
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

function writtenIn(node: ts.Node) {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('{}')
}

/** A sentence, wherever an error can be made of it, or a name that is put into one. */
function isError(node: ts.Node, text: string, file: string) {
  if (isNameInError(node.parent)) return true
  const isSentence = /^['“]?(\p{Lu}|\{\}).* /u.test(text) && /\p{Ll}{2}/u.test(text)
  return isSentence && !isElsewhere(node.parent, file) && !EXCEPTIONS.some((one) => one.test(text))
}

const isNameInError = (parent: ts.Node) =>
  (ts.isCallExpression(parent) && parent.expression.getText() === 'placeOf') ||
  (ts.isPropertyAssignment(parent) && parent.name.getText() === 'what')

/** Texts for the log, for developers and for search engines. */
function isElsewhere(parent: ts.Node, file: string) {
  if (ts.isTaggedTemplateExpression(parent)) return true
  if (ts.isNewExpression(parent)) return !['HttpError', 'Refusal'].includes(parent.expression.getText())
  if (ts.isCallExpression(parent)) return /\blog\.|console\./.test(parent.expression.getText())
  if (!ts.isPropertyAssignment(parent)) return false
  const name = parent.name.getText()
  return elsewhere.includes(name) || (name === 'message' && OWN_TEXT.test(file))
}

const elsewhere = ['summary', 'help', 'label', 'title', 'subject', 'text', 'name']
