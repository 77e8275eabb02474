// npm run bench -- events: one side-by-side measurement of the current program.
import { buildIfStale } from './build.mjs'
import { fail, installIfNeeded, runNode } from './setup.mjs'

const [name, ...rest] = process.argv.slice(2)
if (!['events', 'menu', 'cache', 'items', 'ads', 'capacity'].includes(name))
  fail('Which benchmark? Use: npm run bench -- events, menu, cache, items, ads or capacity')
installIfNeeded()
await buildIfStale()
process.exit(await runNode([`bench/${name}.ts`, ...rest]))
