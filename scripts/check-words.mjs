// Part of npm run check: every language has every text, and no text is written into the code (docs/languages.md).
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { literalTextsIn } from './literal-texts.mjs'

/** Languages of the whole interface; every other folder of words/ has the words of menus only. */
const INTERFACE = ['hi', 'gu']
const isMenuFile = (file) => /^menu(-\w+)?\.ts$/.test(file) && file !== 'menu-preview.ts'

/** With fewer texts than this, the check did not really run. */
const MIN_TEXTS = 20

const FOLDERS = ['web/src', 'menu/src', 'server/src']

/** Code for administrators, developers and tests; what a design says of itself is translated where it is shown. */
const OTHERS =
  /\.test\.tsx?$|\.d\.ts$|(^|\/)testing\/|^web\/src\/(admin|studio|site\/ads|ui\/gallery)\/|^web\/src\/app\/routes\/admin-|^menu\/src\/templates\/[^/]+\/theme\.ts$/

/** Texts that are the same in every language, and why. */
export const ACCEPTED = [
  { text: 'Bearer {}', reason: 'a header' },
  { text: 'Mo-Su {}-{}', reason: 'opening hours for search engines' },
  { text: 'Admin Login', reason: 'the title of a page of the back office' },
  { text: 'Namaste!', reason: 'a greeting in three scripts' },
  { text: 'नमस्ते!', reason: 'a greeting in three scripts' },
  { text: 'નમસ્તે!', reason: 'a greeting in three scripts' },
]

/** Checks the texts below `root` and prints what is wrong; returns the number of problems. */
export function checkWords(root, { fewest = MIN_TEXTS } = {}) {
  const { texts, problems } = compareLanguages(join(root, 'words'))
  const literals = FOLDERS.flatMap((folder) => filesIn(root, folder))
    .filter((file) => !OTHERS.test(file))
    .flatMap((file) => literalsOf(file, readFileSync(join(root, file), 'utf8')))
    .filter(({ text }) => !ACCEPTED.some((one) => one.text === text))
    .map(({ file, line, text }) => `${file}:${line} '${text}' belongs in words/`)
  const all = [...problems, ...literals]
  if (texts < fewest) all.push(`Only ${texts} texts were found, so they were not really checked.`)
  for (const problem of all) console.error(problem)
  return all.length
}

/** In the server only mails are for people; errors are translated where they are shown. */
function literalsOf(file, source) {
  if (!file.startsWith('server/')) return literalTextsIn(file, source)
  if (!source.includes('mailer.send(')) return []
  const lines = source.split('\n')
  return literalTextsIn(file, source).filter(({ line }) =>
    /^\s*(subject|text|html):/.test(lines[line - 1] ?? ''),
  )
}

function compareLanguages(words) {
  const english = filesIn(words, 'en').map((file) => file.slice('en/'.length))
  const languages = readdirSync(words, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'en' && entry.name !== 'node_modules')
    .map(({ name }) => name)
  const problems = languages.flatMap((language) => {
    const needed = INTERFACE.includes(language) ? english : english.filter(isMenuFile)
    return [
      ...needed.flatMap((file) => compareFiles(words, file, language)),
      ...filesIn(words, language)
        .map((file) => file.slice(language.length + 1))
        .filter((file) => !needed.includes(file) && !isAllowedAlone(file))
        .map((file) => `words/${language}/${file} translates no file of words/en`),
    ]
  })
  const texts = english.reduce((sum, file) => sum + textsOf(join(words, 'en', file)).size, 0)
  return { texts, problems }
}

/** Translations of errors have their English texts as keys; a language may have rules of its own. */
const isAllowedAlone = (file) => file.startsWith('errors/') || file === 'language.ts'

function compareFiles(words, file, language) {
  const where = `words/${language}/${file}`
  const path = join(words, language, file)
  if (!existsSync(path)) return [`${where} is missing`]
  const english = textsOf(join(words, 'en', file))
  const own = textsOf(path)
  // What is translated by its English text needs none in English: that table is empty.
  const isKnown = (name) => english.has(name) || english.get(name.slice(0, name.indexOf('.'))) === EMPTY
  return [
    ...[...english].flatMap(([name, kind]) => differenceOf(`${where}: ${name}`, kind, own.get(name))),
    ...[...own.keys()].filter((name) => !isKnown(name)).map((name) => `${where}: ${name} is not in English`),
  ]
}

/** A translation need not use every value that it is given. */
function differenceOf(what, kind, own) {
  if (kind === EMPTY) return []
  if (own === undefined) return [`${what} is missing`]
  const isSame = typeof own === typeof kind && (typeof own === 'string' || own <= kind)
  return isSame ? [] : [`${what} is ${inWords(own)}, in English ${inWords(kind)}`]
}

const inWords = (kind) => (typeof kind === 'number' ? `a function of ${kind} values` : `a ${kind}`)

/** The exported names of a file, those inside its tables too, and what each is. */
function textsOf(path) {
  const tree = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
  const found = new Map()
  for (const statement of tree.statements) {
    const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    if (!isExported) continue
    if (ts.isFunctionDeclaration(statement)) found.set(statement.name.text, kindOf(statement))
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        add(name.getText(), initializer)
  }
  return found

  function add(name, value) {
    const parts = value && ts.isObjectLiteralExpression(value) ? value.properties : []
    if (parts.length === 0) found.set(name, kindOf(value))
    for (const part of parts) add(`${name}.${part.name?.text}`, part.initializer)
  }
}

const EMPTY = 'table without entries'

/** How many values it takes if it is a function. */
function kindOf(value) {
  if (!value) return 'text'
  if (ts.isArrowFunction(value) || ts.isFunctionDeclaration(value)) return value.parameters.length
  return ts.isObjectLiteralExpression(value) ? EMPTY : 'text'
}

const filesIn = (root, folder) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
        .filter((name) => /\.tsx?$/.test(name))
    : []

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exit(checkWords(fileURLToPath(new URL('..', import.meta.url))) > 0 ? 1 : 0)
