// npm run check: format and lint, types, import rules, dependencies, patterns, words.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkDependencies } from './list-dependencies.mjs'
import { installIfNeeded, root, runNode, runTool } from './setup.mjs'

/** With fewer modules than this, the import rules were not really checked. */
const MIN_MODULES = 100

export const checks = [
  { name: 'format and lint', run: () => runTool('biome', ['check', '.']) },
  { name: 'types', run: () => runTool('tsc', ['--noEmit', '-p', '.']) },
  { name: 'import rules', run: checkImports },
  { name: 'dependencies', run: checkDependencies },
  { name: 'patterns', run: () => runNode([join(root, 'scripts/check-patterns.mjs')]) },
  { name: 'words', run: () => runNode([join(root, 'scripts/check-words.mjs')]) },
]

async function checkImports() {
  const folders = ['contract', 'words', 'server', 'menu/src', 'web/src', 'e2e', 'bench', 'deploy/rehearsal']
  const codes = [
    readImports('.dependency-cruiser.cjs', folders),
    readImports('.dependency-cruiser-folders.cjs', ['server']),
  ]
  return Math.max(...codes)
}

function readImports(config, folders) {
  const { stdout, stderr } = spawnSync(
    join(root, 'node_modules/.bin/node'),
    [join(root, 'node_modules/.bin/depcruise'), '--config', config, '--output-type', 'json', ...folders],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
    },
  )
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
  let failed = 0
  for (const { name, run } of checks) {
    const code = await run()
    console.log(`${code === 0 ? 'ok' : 'FAILED'}  ${name}`)
    if (code !== 0) failed++
  }
  process.exit(failed ? 1 : 0)
}
