import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { StartError } from '../startup/start-error.ts'
import type { Binaries } from './postgres-binaries.ts'
import { changeOwner, type PostgresUser, runAs } from './postgres-user.ts'

/** Creates a database atomically; when two processes create one at the same time, the first one is used. */
export async function createCluster(home: string, user: PostgresUser, binaries: Binaries) {
  const draft = `${home}.new-${randomBytes(6).toString('hex')}`
  try {
    mkdirSync(draft, { mode: 0o700 })
    await initialise(draft, user, binaries)
    renameSync(draft, home)
    flushFolder(path.dirname(home))
  } catch (cause) {
    discard(draft)
    if (existsSync(path.join(home, 'files/PG_VERSION'))) return
    throw new StartError(
      `PostgreSQL could not make its files in ${home}, so free that place or set DATA_DIR: ${lastLine(cause)}`,
      {
        cause,
      },
    )
  }
}

/** To be called once the database exists: until then a draft may be the one that another process will finish. */
export function removeDrafts(home: string) {
  const parent = path.dirname(home)
  for (const name of readdirSync(parent)) {
    if (name.startsWith(`${path.basename(home)}.new-`)) discard(path.join(parent, name))
  }
}

async function initialise(draft: string, user: PostgresUser, binaries: Binaries) {
  const passwordFile = path.join(draft, 'password')
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true })
  changeOwner(user, draft)

  // Sorting by code point never changes with an upgrade of the system, so indexes stay right.
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'
  await runAs(user, binaries.initdb, [
    `--pgdata=${path.join(draft, 'files')}`,
    '--username=thela',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    `--locale=${locale}`,
    '--no-instructions',
  ])
}

/** Without this a power cut could undo the renaming and leave later commits in a draft. */
function flushFolder(folder: string) {
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

function discard(draft: string) {
  try {
    rmSync(draft, { recursive: true, force: true, maxRetries: 3 })
  } catch {
    // Another process still writes there; the next start removes it.
  }
}

function lastLine(error: unknown) {
  const words = error instanceof Error && 'stderr' in error ? error.stderr : error
  return String(words).trim().split('\n').at(-1)
}
