// npm test: check, unit and API tests on a real PostgreSQL, build, browser tests; one summary line at the end.
// npm run test:quick: check, unit and API tests, without those that start, kill, freeze, restore or fill something.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfStale } from './build.mjs'
import { runChecks } from './check.mjs'
import { findTestBrowsers, installChromium } from './chromium.mjs'
import { listPlaywrightFailures, listVitestFailures } from './list-failures.mjs'
import { installIfNeeded, root, runTool } from './setup.mjs'
import { useTempFolder } from './temp-folder.mjs'

/** How much of a tool's output is kept, for a failure that its report does not name. */
const MAX_OUTPUT_CHARS = 8000

/** Left out by `npm run test:quick`: they start programs of their own and take most of the time. */
const slowTests = [
  'server/src/main.test.ts',
  'server/src/db/{survives-kill,embedded-postgres,failover,pooler}.test.ts',
  'server/src/files/{full-disk,file-store,stored-in-s3,copy-files}.test.ts',
  'server/src/features/admin/{backups,database-tool}/*.test.ts',
  'server/src/features/ads/delivery/{attackers,caps}.test.ts',
  'server/src/features/analytics/tracking/survives-kill.test.ts',
  'server/src/features/menus/menu-photo/{ten-photos,make-photo-reader,routes}.test.ts',
  'server/src/features/menus/{items/sold-out-today,page-html/freshness}.test.ts',
  'server/test/contract/{rolling-restart,shared-cache,unavailable-behind-nginx,frozen-database,frozen-menus,hostile-strings,orderly-stop,outage}.test.ts',
]

const isQuick = process.argv.includes('--quick')
const total = { passed: 0, failed: 0 }
const failures = []

// Both unpack packages, from different places.
const chromium = isQuick ? undefined : installChromium()
installIfNeeded()
const tempFolder = useTempFolder()
const [{ passed, failed }] = await Promise.all([runChecks(), isQuick ? undefined : buildIfStale()])
add({ passed, failed: failed.length })
failures.push(...failed.map((name) => `${name}, at the top of this run`))
if (isQuick) {
  await runVitest(
    ['--project=server', '--project=pages', ...slowTests.map((path) => `--exclude=${path}`)],
    tempFolder,
  )
} else {
  await chromium
  const env = { ...findTestBrowsers(), ...tempFolder }
  await runVitest([], env)
  await runPlaywright(env)
}

for (const text of failures) console.log(`\nFailure:\n${text}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

function add({ passed, failed }) {
  total.passed += passed
  total.failed += failed
}

async function runVitest(args, env) {
  const path = freshReport('vitest.json')
  const { code, words } = await runAndCapture('vitest', ['run', ...args], env)
  const report = readReport(path)
  const { numPassedTests = 0, numFailedTests = 0 } = report
  keepFailures(code, listVitestFailures(report), words)
  add({ passed: numPassedTests, failed: Math.max(numFailedTests, code === 0 ? 0 : 1) })
}

async function runPlaywright(env) {
  const path = freshReport('playwright.json')
  const { code, words } = await runAndCapture('playwright', ['test', '-c', 'e2e/playwright.config.ts'], env)
  const report = readReport(path)
  const { expected = 0, unexpected = 0, flaky = 0 } = report.stats ?? {}
  keepFailures(code, listPlaywrightFailures(report), words)
  add({ passed: expected, failed: Math.max(unexpected + flaky, code === 0 ? 0 : 1) })
}

/** Prints the output at once, and keeps its end. */
async function runAndCapture(tool, args, env) {
  let words = ''
  const onOutput = (text) => {
    process.stdout.write(text)
    words = (words + text).slice(-MAX_OUTPUT_CHARS)
  }
  const code = await runTool(tool, args, { env, onOutput })
  return { code, words }
}

/** The errors are printed again at the end of the run, where people look first. */
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
