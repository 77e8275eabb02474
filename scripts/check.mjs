// npm run check: format and lint, types, import rules, dependencies, patterns, words.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { checkDependencies } from './list-dependencies.mjs'
import { installIfNeeded, root, runNode, runTool } from './setup.mjs'

/** With fewer modules than this, the import rules were not really checked. */
const MIN_MODULES = 100

/** TypeScript 7 takes half the time; the import rules and our scripts need the API of TypeScript 6. */
const tsc = join(root, 'node_modules/typescript-native/bin/tsc')

/** The second list takes as long as the first, on the other core. */
const checks = [
  [
    { name: 'format and lint', run: () => runTool('biome', ['check', '.']) },
    { name: 'types', run: () => runNode([tsc, '--noEmit', '-p', '.']) },
    { name: 'import rules', run: checkImports },
    { name: 'dependencies', run: checkDependencies },
  ],
  [
    { name: 'patterns', run: () => runNode([join(root, 'scripts/check-patterns.mjs')]) },
    { name: 'words', run: () => runNode([join(root, 'scripts/check-words.mjs')]) },
  ],
]

/** Returns the names of those that failed and how many passed. */
export async function runChecks() {
  const failed = []
  for (const list of await Promise.all(checks.map(runInTurn))) failed.push(...list)
  return { passed: checks.flat().length - failed.length, failed }
}

async function runInTurn(list) {
  const failed = []
  for (const { name, run } of list) {
    const code = await run()
    console.log(`${code === 0 ? 'ok' : 'FAILED'}  ${name}`)
    if (code !== 0) failed.push(name)
  }
  return failed
}

async function checkImports() {
  const folders = ['contract', 'words', 'server', 'menu/src', 'web/src', 'e2e', 'bench', 'deploy/rehearsal']
  const codes = [
    await readImports('.dependency-cruiser.cjs', folders),
    await readImports('.dependency-cruiser-folders.cjs', ['server']),
  ]
  return Math.max(...codes)
}

async function readImports(config, folders) {
  const args = ['--config', config, '--output-type', 'json', ...folders]
  // It fails when a rule is violated, and prints the same.
  const { stdout, stderr } = await promisify(execFile)(
    join(root, 'node_modules/.bin/node'),
    [join(root, 'node_modules/.bin/depcruise'), ...args],
    { cwd: root, maxBuffer: 256 * 1024 * 1024 },
  ).catch((error) => error)
  if (!stdout) {
    console.error(stderr)
    return 1
  }
  const { summary } = JSON.parse(stdout)
  for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} → ${to}`)
  if (summary.totalCruised < MIN_MODULES)
    console.error(
      `Only ${summary.totalCruised} modules were found, so the import rules were not really checked.`,
    )
  return summary.violations.length > 0 || summary.totalCruised < MIN_MODULES ? 1 : 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  installIfNeeded()
  const { failed } = await runChecks()
  process.exit(failed.length > 0 ? 1 : 0)
}
