// npm run restore -- FILE: puts a backup in the place of what is there now.
import { installIfNeeded, runNode } from './setup.mjs'

installIfNeeded()
process.exit(await runNode(['server/src/restore.ts', ...process.argv.slice(2)]))
