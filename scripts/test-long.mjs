// npm run test:long: what npm test has no time for. Many more kills, stops and random inputs, every case of long lists,
// every combination of the browser tests, Firefox and WebKit, nodes behind nginx and PgBouncer, the rehearsal, the
// former release, the upgrade from 0.1.0, and mutations. Firefox and WebKit have to be installed; what needs nginx,
// PgBouncer or root is skipped without them.
import { buildIfStale } from './build.mjs'
import { findTestBrowsers, installChromium } from './chromium.mjs'
import { installIfNeeded, runNode, runTool } from './setup.mjs'
import { useTempFolder } from './temp-folder.mjs'

const repeated = [
  'server/src/db/survives-kill.test.ts',
  'server/src/features/analytics/tracking/survives-kill.test.ts',
  'server/src/features/admin/backups/nightly-backups.test.ts',
  'server/src/features/ads/delivery/attackers.test.ts',
  'server/src/features/ads/delivery/caps.test.ts',
  'server/src/features/analytics/vendor-analytics/many-events.test.ts',
  'server/src/features/menus/menu-photo/ten-photos.test.ts',
  'server/src/features/menus/page-html/freshness.test.ts',
  'server/src/features/templates/uploads/routes.test.ts',
  'server/src/db/pooler.test.ts',
  'server/test/contract',
  'menu/src/page/size.test.ts',
  'scripts/capacity.test.ts',
]

installIfNeeded()
await installChromium()
await buildIfStale()
const env = {
  LONG: '1',
  MUTATIONS: '300',
  ...findTestBrowsers(),
  ...useTempFolder(),
}
const steps = {
  'rules and API': () => runTool('vitest', ['run', ...repeated], { env }),
  browsers: () => runTool('playwright', ['test', '-c', 'e2e/playwright.config.ts'], { env }),
  rehearsal: () => runNode(['scripts/rehearsal.mjs']),
  mutations: () => runNode(['scripts/mutate.mjs'], { env }),
}
const failed = []
for (const [name, run] of Object.entries(steps)) if ((await run()) !== 0) failed.push(name)
console.log(failed.length === 0 ? 'All passed.' : `Failed: ${failed.join(', ')}`)
process.exit(failed.length === 0 ? 0 : 1)
