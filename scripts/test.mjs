// npm test: check, unit and API tests on a real PostgreSQL, build, browser journeys; one closing line.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfStale } from './build.mjs'
import { checks } from './check.mjs'
import { findChromium } from './chromium.mjs'
import { installIfNeeded, root, runTool } from './setup.mjs'

const total = { passed: 0, failed: 0 }

installIfNeeded()
for (const { name, run } of checks) count(await run(), name)
await buildIfStale()
await runVitest()
await runPlaywright()

console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

function count(code, name) {
  console.log(`${code === 0 ? 'ok' : 'NOT OK'}  ${name}`)
  add(code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
}

function add({ passed, failed }) {
  total.passed += passed
  total.failed += failed
}

async function runVitest() {
  const report = freshReport('vitest.json')
  const code = await runTool('vitest', ['run'])
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(report)
  add({ passed: numPassedTests, failed: Math.max(numFailedTests, code === 0 ? 0 : 1) })
}

async function runPlaywright() {
  const report = freshReport('playwright.json')
  const code = await runTool('playwright', ['test', '-c', 'e2e/playwright.config.ts'], {
    env: { CHROMIUM: findChromium() },
  })
  const { expected = 0, unexpected = 0, flaky = 0 } = readReport(report).stats ?? {}
  add({ passed: expected, failed: Math.max(unexpected + flaky, code === 0 ? 0 : 1) })
}

function freshReport(name) {
  const path = join(root, '.cache', name)
  rmSync(path, { force: true })
  return path
}

function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}
