import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const configs = ['.dependency-cruiser.cjs', '.dependency-cruiser-folders.cjs']
const rules: { name: string }[] = configs.flatMap(
  (config) => createRequire(import.meta.url)(`../${config}`).forbidden,
)

/** One planted violation for each rule: the file that breaks it, and what it imports. */
const planted: Record<string, [file: string, imported: string]> = {
  'contract-knows-only-zod': ['contract/src/planted.ts', 'kysely'],
  'words-know-nothing': ['words/en/planted.ts', '../../server/src/victim.ts'],
  'menu-knows-only-contract': ['menu/src/planted.ts', '../../server/src/victim.ts'],
  'web-never-sees-the-server': ['web/src/ui/planted.ts', '../../../server/src/victim.ts'],
  'web-enters-menu-by-preview': ['web/src/site/planted.ts', '../../../menu/src/victim.ts'],
  'server-never-sees-web': ['server/src/planted.ts', '../../web/src/ui/victim.ts'],
  'server-enters-menu-by-render': ['server/src/other.ts', '../../menu/src/victim.ts'],
  'proofs-speak-http': ['e2e/planted.ts', '../server/src/victim.ts'],
  'sql-lives-in-queries': ['server/src/features/ads/delivery/pick-ad.ts', 'kysely'],
  'http-lives-in-routes': ['server/src/features/ads/ads/count-ads.ts', 'fastify'],
  'routes-belong-to-app': ['server/src/features/ads/record/queries.ts', '../../menus/items/routes.ts'],
  'platform-knows-no-feature': ['server/src/db/planted.ts', '../features/menus/items/victim.ts'],
  'admin-looks-down': ['server/src/features/admin/vendors/planted.ts', '../../site/pages/victim.ts'],
  'ads-looks-down': ['server/src/features/ads/ads/planted.ts', '../../admin/vendors/victim.ts'],
  'analytics-looks-down': ['contract/src/analytics/planted.ts', '../ads/victim.ts'],
  'menus-looks-down': ['contract/src/menus/planted.ts', '../ads/victim.ts'],
  'templates-looks-down': ['contract/src/templates/planted.ts', '../menus/victim.ts'],
  'identity-looks-down': ['server/src/features/identity/accounts/planted.ts', '../../menus/items/victim.ts'],
  'vendors-looks-down': ['server/src/features/vendors/record/planted.ts', '../../menus/items/victim.ts'],
  'places-looks-down': ['server/src/features/places/import/planted.ts', '../../menus/items/victim.ts'],
  'core-looks-down': ['server/src/features/core/events/planted.ts', '../../menus/items/victim.ts'],
  'folders-form-no-circle': ['server/src/features/menus/items/circle.ts', '../categories/victim.ts'],
  'app-is-the-top': ['web/src/dashboard/planted.ts', '../app/victim.ts'],
  'ui-and-api-know-no-feature': ['web/src/api/planted.ts', '../dashboard/victim.ts'],
  'shared-folders-know-no-area': ['web/src/locations/planted.ts', '../dashboard/victim.ts'],
  'areas-are-strangers': ['web/src/admin/planted.ts', '../dashboard/victim.ts'],
  'no-cycles': ['server/src/files/one.ts', './two.ts'],
  'no-test-code-in-production': ['server/src/files/planted.ts', './planted.test.ts'],
  'no-unresolved': ['server/src/files/lost.ts', './nowhere.ts'],
}

const victims = [
  'contract/src/ads/victim.ts',
  'contract/src/menus/victim.ts',
  'server/src/features/admin/vendors/victim.ts',
  'server/src/features/menus/categories/victim.ts',
  'server/src/features/site/pages/victim.ts',
  'server/src/victim.ts',
  'server/src/features/menus/items/routes.ts',
  'server/src/features/menus/items/victim.ts',
  'server/src/files/planted.test.ts',
  'menu/src/victim.ts',
  'web/src/ui/victim.ts',
  'web/src/app/victim.ts',
  'web/src/dashboard/victim.ts',
]

const house = mkdtempSync(join(tmpdir(), 'thela-rules-'))
afterAll(() => rmSync(house, { recursive: true }))

function build() {
  for (const file of [...configs, 'tsconfig.json', 'package.json'])
    cpSync(join(root, file), join(house, file))
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'))
  for (const victim of victims) write(victim, 'export const victim = 1')
  for (const [file, imported] of Object.values(planted)) write(file, `import '${imported}'`)
  write('server/src/files/two.ts', "import './one.ts'")
  write('server/src/features/menus/categories/circle.ts', "import '../items/victim.ts'")
}

function write(file: string, text: string) {
  mkdirSync(dirname(join(house, file)), { recursive: true })
  writeFileSync(join(house, file), `${text}\n`)
}

function cruise(config: string) {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/.bin/depcruise'),
      '--config',
      config,
      '--output-type',
      'json',
      'contract',
      'words',
      'server',
      'menu',
      'web',
      'e2e',
    ],
    { cwd: house, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  if (!stdout) throw new Error(stderr)
  return JSON.parse(stdout).summary.violations as { rule: { name: string }; from: string }[]
}

build()
const violations = configs.flatMap(cruise)

test.each(rules.map(({ name }) => name))('the import rule %s finds a planted violation', (name) => {
  const [file] = planted[name] ?? []
  const found = violations.filter(({ rule }) => rule.name === name).map(({ from }) => from)
  // A rule between folders names the folder, not the file.
  expect([...found, ...found.map((folder) => `${folder}/circle.ts`)]).toContain(file)
})

test('every rule has a test', () => {
  expect(rules.map(({ name }) => name).toSorted()).toEqual(Object.keys(planted).toSorted())
})
