// npm test: check, unit and API tests on a real PostgreSQL, build, browser journeys; one closing line.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfStale } from './build.mjs'
import { checks } from './check.mjs'
import { findChromium } from './chromium.mjs'
import { listPlaywrightFailures, listVitestFailures } from './list-failures.mjs'
import { installIfNeeded, root, runTool } from './setup.mjs'

/** What is kept of a tool's output, for a failure that its report does not name. */
const LAST_WORDS = 8000

const total = { passed: 0, failed: 0 }
const failures = []

installIfNeeded()
for (const { name, run } of checks) count(await run(), name)
await buildIfStale()
await runVitest()
await runPlaywright()

for (const words of failures) console.log(`\nOnce more, what failed:\n${words}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

function count(code, name) {
  console.log(`${code === 0 ? 'ok' : 'NOT OK'}  ${name}`)
  if (code !== 0) failures.push(`${name}, at the top of this run`)
  add(code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
}

function add({ passed, failed }) {
  total.passed += passed
  total.failed += failed
}

async function runVitest() {
  const path = freshReport('vitest.json')
  const { code, words } = await runAloud('vitest', ['run'])
  const report = readReport(path)
  const { numPassedTests = 0, numFailedTests = 0 } = report
  keepFailures(code, listVitestFailures(report), words)
  add({ passed: numPassedTests, failed: Math.max(numFailedTests, code === 0 ? 0 : 1) })
}

async function runPlaywright() {
  const path = freshReport('playwright.json')
  const { code, words } = await runAloud('playwright', ['test', '-c', 'e2e/playwright.config.ts'], {
    CHROMIUM: findChromium(),
  })
  const report = readReport(path)
  const { expected = 0, unexpected = 0, flaky = 0 } = report.stats ?? {}
  keepFailures(code, listPlaywrightFailures(report), words)
  add({ passed: expected, failed: Math.max(unexpected + flaky, code === 0 ? 0 : 1) })
}

/** Prints as it goes, and keeps what the tool says last. */
async function runAloud(tool, args, env) {
  let words = ''
  const hear = (text) => {
    process.stdout.write(text)
    words = (words + text).slice(-LAST_WORDS)
  }
  const code = await runTool(tool, args, { env, hear })
  return { code, words }
}

/** The errors themselves are printed again at the end of the run, where one looks first. */
function keepFailures(code, listed, words) {
  failures.push(...listed)
  if (code !== 0 && listed.length === 0) failures.push(words)
}

function freshReport(name) {
  const path = join(root, '.cache', name)
  rmSync(path, { force: true })
  return path
}

function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}
