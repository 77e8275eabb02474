// npm run trace: the requirements that no test names yet. `npm run trace -- AUTH REG` lists those areas only.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { root } from './setup.mjs'

/** A title that names more proves none of them well. */
export const MAX_IDS_PER_TITLE = 3

const ID = /\b[A-Z]{2,5}-\d{2,3}\b/g

if (import.meta.main) printTrace(process.argv.slice(2))

function printTrace(areas) {
  const required = readRequirements().filter(
    ({ id }) => areas.length === 0 || areas.includes(id.split('-')[0]),
  )
  const named = new Set(readTitles().flatMap(({ ids }) => ids))
  const missing = required.filter(({ id }) => !named.has(id))

  for (const { id, text } of missing) console.log(`${id}  ${text}`)
  console.log(`${required.length - missing.length} of ${required.length} requirements are named by a test.`)
}

export function readRequirements() {
  const text = readFileSync(`${root}/docs/requirements.md`, 'utf8')
  return [...text.matchAll(/^- \*\*([A-Z]{2,5}-\d{2,3})\*\* (.*)$/gm)].map(([, id, text]) => ({ id, text }))
}

/** Every title of a test in the repository. */
export function readTitles() {
  const files = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', '*.test.ts', '*.test.tsx', '*.spec.ts'],
    { cwd: root, encoding: 'utf8' },
  )
  return files
    .split('\n')
    .filter(Boolean)
    .flatMap((file) => titlesIn(readFileSync(`${root}/${file}`, 'utf8'), file))
}

/** The titles in this source: the first argument of `test(…)` and of `test.each(…)(…)`. Other texts do not count. */
export function titlesIn(source, file = 'example.test.ts') {
  const titles = []
  // Parsed by the end of the file's name: in a .tsx file `<T>(…) => …` is an element.
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  visit(tree)
  return titles

  function visit(node) {
    const [first] = ts.isCallExpression(node) ? node.arguments : []
    if (first && isTest(node.expression) && isText(first)) {
      const title = first.getText(tree).slice(1, -1)
      const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1
      titles.push({ title, ids: title.match(ID) ?? [], file, line })
    }
    ts.forEachChild(node, visit)
  }
}

/** `test` itself or `test.each(…)`; a `test.describe` or a `test.step` is no test. */
function isTest(callee) {
  if (ts.isIdentifier(callee)) return callee.text === 'test'
  return ts.isCallExpression(callee) && callee.expression.getText() === 'test.each'
}

function isText(node) {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)
}
