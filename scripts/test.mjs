// npm test: check, unit and API tests on a real PostgreSQL, build, browser journeys; one closing line.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfStale } from './build.mjs'
import { checks } from './check.mjs'
import { findChromium } from './chromium.mjs'
import { installIfNeeded, root, runTool } from './setup.mjs'

/** Enough for the list of failures that a tool ends with. */
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
  const report = freshReport('vitest.json')
  const code = await runAloud('vitest', ['run'])
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(report)
  add({ passed: numPassedTests, failed: Math.max(numFailedTests, code === 0 ? 0 : 1) })
}

async function runPlaywright() {
  const report = freshReport('playwright.json')
  const code = await runAloud('playwright', ['test', '-c', 'e2e/playwright.config.ts'], {
    CHROMIUM: findChromium(),
  })
  const { expected = 0, unexpected = 0, flaky = 0 } = readReport(report).stats ?? {}
  add({ passed: expected, failed: Math.max(unexpected + flaky, code === 0 ? 0 : 1) })
}

/** Prints as it goes; what a failing tool says last is kept for the end of the run, where one looks first. */
async function runAloud(tool, args, env) {
  let words = ''
  const hear = (text) => {
    process.stdout.write(text)
    words = (words + text).slice(-LAST_WORDS)
  }
  const code = await runTool(tool, args, { env, hear })
  if (code !== 0) failures.push(words)
  return code
}

function freshReport(name) {
  const path = join(root, '.cache', name)
  rmSync(path, { force: true })
  return path
}

function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}
