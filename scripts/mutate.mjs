// npm run mutate: changes one condition or number of a rule at a time and runs its tests, which should notice.
// A rule is a file of contract, menu or server that a test without a database imports.
// MUTATIONS=n tries n of them, spread evenly; without it, all.
import { fork } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { listMutations } from './list-mutations.mjs'
import { root } from './setup.mjs'

/** A changed loop may never end. */
const PATIENCE_MS = 120_000

/** Some mutations change nothing that anyone could notice. */
const MIN_SHARE = 0.9

const needsMore = /from '[./]+\/test\/|node:child_process|'\.\/connect\.ts'/
const testsOfRules = groupTestsByRule()
const chosen = choose([...testsOfRules.keys()].sort().flatMap(readMutations))
const unnoticed = []
let runner

if (await isNoticed({ tests: [...new Set([...testsOfRules.values()].flat())] }))
  throw new Error('The tests of the rules fail without any mutation.')
for (const mutation of chosen)
  if (!(await isNoticed({ ...mutation, tests: testsOfRules.get(mutation.path) }))) unnoticed.push(mutation)
stopRunner()

for (const { path, line, from, to } of unnoticed)
  console.log(`${relative(root, path)}:${line}  ${from}  →  ${to}`)
const noticed = chosen.length - unnoticed.length
if (noticed < MIN_SHARE * chosen.length) process.exitCode = 1
console.log(
  `${noticed} of ${chosen.length} mutations noticed (${Math.round((100 * noticed) / chosen.length)} %)`,
)

/** Each of our files that a test without a database imports, with these tests. */
function groupTestsByRule() {
  const found = new Map()
  for (const test of globSync('{contract,menu,server}/src/**/*.test.ts', { cwd: root })) {
    const path = join(root, test)
    const source = readFileSync(path, 'utf8')
    if (needsMore.test(source)) continue
    for (const [, specifier] of source.matchAll(/ from '(\.{1,2}\/[^']+\.ts|@thela\/contract\/[^']+)'/g)) {
      const rule = resolve(path, specifier)
      if (!rule.includes('/testing/')) found.set(rule, [...(found.get(rule) ?? []), path])
    }
  }
  return found
}

function resolve(from, specifier) {
  const inContract = /^@thela\/contract\/(.*)/.exec(specifier)?.[1]
  return inContract ? join(root, 'contract/src', `${inContract}.ts`) : join(dirname(from), specifier)
}

function readMutations(path) {
  return listMutations(readFileSync(path, 'utf8')).map((mutation) => ({ path, ...mutation }))
}

function choose(all) {
  const step = Math.max(1, all.length / Number(process.env.MUTATIONS ?? all.length))
  return Array.from({ length: Math.floor(all.length / step) }, (_, nth) => all[Math.floor(nth * step)])
}

/** Whether a test fails, or does not end. The runner keeps what it has loaded from one mutation to the next. */
function isNoticed(mutation) {
  runner ??= fork(join(root, 'scripts/run-mutation.mjs'))
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      stopRunner()
      resolve(true)
    }, PATIENCE_MS)
    runner.once('message', (hasFailed) => {
      clearTimeout(timer)
      resolve(hasFailed)
    })
    runner.send(mutation)
  })
}

function stopRunner() {
  runner?.kill('SIGKILL')
  runner = undefined
}
