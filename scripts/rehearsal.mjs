// npm run rehearsal: the platform with everything around it, and what happens when parts of it fail (deploy/rehearsal).
// `npm run rehearsal -- 2` runs the second step only; KEEP_LOGS=folder keeps the logs of all programs.
import { spawnSync } from 'node:child_process'
import { buildIfStale } from './build.mjs'
import { installIfNeeded, runNode } from './setup.mjs'

const hindrance = findHindrance()
if (hindrance) {
  console.log(`The rehearsal was skipped: ${hindrance}.`)
  process.exit(0)
}
installIfNeeded()
await buildIfStale()
process.exit(await runNode(['deploy/rehearsal/rehearse.ts', ...process.argv.slice(2)]))

function findHindrance() {
  if (process.getuid?.() !== 0) return 'it starts programs under users of their own, so it needs root'
  const { error } = spawnSync('apt-get', ['--version'], { stdio: 'ignore' })
  if (error) return 'there is no apt-get, and it is made for the packages of Debian 12'
  return undefined
}
