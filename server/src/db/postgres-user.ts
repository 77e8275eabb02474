import { execFile, type SpawnOptions } from 'node:child_process'
import { lchownSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../startup/start-error.ts'

/** How PostgreSQL's programs are started; `prefix` goes before the command. */
export type PostgresUser = { prefix: string[]; uid?: number; gid?: number }

const run = promisify(execFile)
const OURSELVES: PostgresUser = { prefix: [] }
/** Root under another user id, so that PostgreSQL accepts it while the files still belong to root. */
const NAMESPACE: PostgresUser = {
  prefix: ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--'],
}

/** PostgreSQL refuses to run as root: root starts it as the owner of its files, in a user namespace, or as `nobody`. */
export async function choosePostgresUser(clusterFolder: string): Promise<PostgresUser> {
  if (process.getuid?.() !== 0) return OURSELVES

  const owner = statSync(clusterFolder, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { prefix: [], uid: owner.uid, gid: owner.gid }
  if (await canRun(NAMESPACE, 'true', [])) return NAMESPACE
  return { prefix: [], uid: await readNobody('-u'), gid: await readNobody('-g') }
}

export async function refuseUnreachable(user: PostgresUser, paths: string[]) {
  for (const target of paths) {
    if (await canRun(user, 'test', ['-x', target])) continue
    throw new StartError(
      `PostgreSQL does not run as root, and without root's permissions it cannot reach ${target}: start Thela as an ordinary user, or set DATA_DIR to a folder that every user can access.`,
    )
  }
}

export function runAs(user: PostgresUser, command: string, args: string[]) {
  const [program = '', ...rest] = [...user.prefix, command, ...args]
  return run(program, rest, spawnOptions(user))
}

export function spawnOptions({ uid, gid }: PostgresUser, more: NodeJS.ProcessEnv = {}) {
  // The shell's PG* variables would change port, database or time zone.
  const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC', ...more }
  return { uid, gid, cwd: '/', env } satisfies SpawnOptions
}

/** Makes the user that will run PostgreSQL the owner of a folder and its content; does nothing when that is us. */
export function changeOwner({ uid, gid }: PostgresUser, root: string) {
  if (uid === undefined || gid === undefined || statSync(root).uid === uid) return

  for (const entry of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    lchownSync(path.join(root, entry), uid, gid)
  }
  // Last, because the owner of the root shows whether everything below is done.
  lchownSync(root, uid, gid)
}

const canRun = (user: PostgresUser, command: string, args: string[]) =>
  runAs(user, command, args).then(
    () => true,
    () => false,
  )

const readNobody = async (flag: '-u' | '-g') => Number((await run('id', [flag, 'nobody'])).stdout)
