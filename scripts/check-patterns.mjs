// Part of npm run check: no regular expression of ours may take more than linear time (decision 022).
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const require = createRequire(import.meta.url)

const FOLDERS = ['contract/src', 'server/src', 'menu/src', 'web/src']

/** With fewer patterns than this, the check did not really run. */
const MIN_PATTERNS = 50

/** For one pattern, on a busy machine; a pattern that is not decided by then does not count as safe. */
const TIMEOUT_MS = 60_000

/**
 * Patterns that are not linear, or are made at run time, and why that is harmless: each only ever sees short texts.
 * By file and source, so that a changed pattern is reviewed again.
 */
export const ACCEPTED = [
  {
    file: 'contract/src/menus/menu-text/read-line.ts',
    source: "new RegExp(tokenSource, 'giu')",
    reason: 'sees one line of a pasted list, at most 600 characters',
  },
  {
    file: 'server/src/features/menus/dish-library/dish-library.ts',
    source: "new RegExp(portionSource, 'giu')",
    reason: 'sees the name of a dish, at most 80 characters',
  },
  {
    file: 'contract/src/menus/menu-text/words.ts',
    source: String.raw`(?<![\p{L}])(?:timings?|hours|open|opens|closed|सुबह|शाम|समय|સમય|સવારે|સાંજે)(?![\p{L}\p{M}]).*\d|\d{1,2}(?:[:.]\d{2})? ?(?:am|pm)(?![\p{L}])`,
    reason: 'sees one line of a pasted list, at most 300 characters',
  },
  {
    file: 'contract/src/menus/menu-text/words.ts',
    source: String.raw`(?<![\p{L}])(?:chicken|gobi|paneer|mushroom|fish|prawns?|baby corn|veg|चिकन|पनीर|गोभी|ચિકન|પનીર) ?65|7 ?up|5 ?star|thums? ?up ?\d* ?ml`,
    reason: 'sees one line of a pasted list, at most 600 characters',
  },
  {
    file: 'contract/src/values/fold-text.ts',
    source: String.raw`([^\d])\1+`,
    reason: 'compares each character with the next one only, in names of at most 120 characters',
  },
  {
    file: 'contract/src/values/numbers.ts',
    source: String.raw`\d(?=(?:\d\d)*\d{3}(?:\.|$))`,
    reason: 'sees the digits of one number, at most some thirty',
  },
  {
    file: 'server/src/http/inline-scripts.ts',
    source: String.raw`<script data-boot="[\w-]+">(.*?)<\/script>`,
    reason: 'reads pages that our own build wrote, once at the start',
  },
  {
    file: 'web/src/site/landing/MenuWindow.tsx',
    source: String.raw`<script\b.*?<\/script>`,
    reason: "reads a page of our own server in the visitor's browser",
  },
]

/** Checks all patterns below `root` and prints those that are too slow; returns their number. */
export function checkPatterns(root, { folders = FOLDERS, fewest = MIN_PATTERNS } = {}) {
  const patterns = folders
    .flatMap((folder) => filesIn(join(root, folder)))
    .flatMap((file) => patternsIn(root, file))
  const problems = patterns.filter((pattern) => !isAccepted(pattern)).flatMap(problemOf)
  for (const { file, line, source, words } of problems) console.error(`${file}:${line} /${source}/ ${words}`)
  if (patterns.length < fewest)
    console.error(`Only ${patterns.length} patterns were found, so they were not really checked.`)
  return problems.length + (patterns.length < fewest ? 1 : 0)
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|(^|\/)testing\//.test(name))
    .map((name) => join(folder, name))
}

/** The regular expressions of one file: literals and `RegExp(…)`. */
function patternsIn(root, path) {
  const tree = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
  const file = relative(root, path).replaceAll('\\', '/')
  const found = []

  function visit(node) {
    const pattern = readLiteral(node) ?? readConstructor(node)
    if (pattern) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart())
      found.push({ file, line: line + 1, ...pattern })
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

function readLiteral(node) {
  if (!ts.isRegularExpressionLiteral(node)) return undefined
  const end = node.text.lastIndexOf('/')
  return { source: node.text.slice(1, end), flags: node.text.slice(end + 1) }
}

/** Without a source where it is built at run time. */
function readConstructor(node) {
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return undefined
  if (node.expression.getText() !== 'RegExp') return undefined
  const [source, flags] = (node.arguments ?? []).map((part) =>
    ts.isStringLiteralLike(part) ? part.text : undefined,
  )
  return source === undefined
    ? { source: node.getText(), isMadeAtRunTime: true }
    : { source, flags: flags ?? '' }
}

const isAccepted = ({ file, source }) =>
  ACCEPTED.some((accepted) => accepted.file === file && accepted.source === source)

const results = new Map()

function problemOf(pattern) {
  if (pattern.isMadeAtRunTime) return [{ ...pattern, words: 'is made at run time and cannot be checked' }]

  const key = `/${pattern.source}/${pattern.flags}`
  if (!results.has(key)) results.set(key, analyse(pattern))
  const words = results.get(key)
  return words ? [{ ...pattern, words }] : []
}

/** Not in milliseconds: on a busy machine a text that takes long would look like one that takes many steps. */
const countedInSteps = { attackTimeout: null, incubationTimeout: null, seedingTimeout: null }

function analyse({ source, flags }) {
  // The browser's build is plain JavaScript in this process; the other looks for Java and native programs.
  const { checkSync } = require('recheck/lib/browser.js')
  const { status, complexity, attack, error } = checkSync(source, flags, {
    timeout: TIMEOUT_MS,
    ...countedInSteps,
  })
  if (status === 'safe') return undefined
  if (status === 'vulnerable') return `is ${complexity.summary}: ${attack.pattern}`
  return `could not be checked: ${error.kind}`
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exit(checkPatterns(fileURLToPath(new URL('..', import.meta.url))) > 0 ? 1 : 0)
