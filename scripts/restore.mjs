// npm run restore -- FILE: replaces the current data with a backup.
import { installIfNeeded, runNode } from './setup.mjs'

installIfNeeded()
process.exit(await runNode(['server/src/restore.ts', ...process.argv.slice(2)]))
