// npm run bench -- events: one side-by-side measurement, by its name in bench/.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fail, installIfNeeded, root, runNode } from './setup.mjs'

const [name, ...rest] = process.argv.slice(2)
const file = `bench/${name}.ts`
if (!name || !existsSync(join(root, file))) fail('Which one? npm run bench -- events, menu or ads')
installIfNeeded()
process.exit(await runNode([file, ...rest]))
