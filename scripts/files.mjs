// npm run files -- copy folder s3: copies all files from one store to the other.
import { installIfNeeded, runNode } from './setup.mjs'

installIfNeeded()
process.exit(await runNode(['server/src/files.ts', ...process.argv.slice(2)]))
