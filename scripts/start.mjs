// npm start: install, build, run; each only when needed.
import { buildIfStale } from './build.mjs'
import { installIfNeeded, runNode } from './setup.mjs'

installIfNeeded()
await buildIfStale()
process.exit(await runNode(['server/src/main.ts']))
