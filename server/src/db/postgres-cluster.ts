import { createHash } from 'node:crypto'
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { StartError } from '../startup/start-error.ts'
import { createCluster, removeDrafts } from './create-cluster.ts'
import { type Binaries, findBinaries } from './postgres-binaries.ts'
import { choosePostgresUser, type PostgresUser, refuseUnreachable } from './postgres-user.ts'

/** A database on disk: `home` contains PostgreSQL's own `files`, its password, its log and its socket. */
export type Cluster = {
  home: string
  files: string
  log: string
  connection: { host: string; port: number; user: string; password: string; database: string; ssl: false }
  user: PostgresUser
  binaries: Binaries
}

const PORT = 5432

/** Opens the database in this folder, or creates it when there is none. */
export async function openCluster(folder: string): Promise<Cluster> {
  const binaries = await findBinaries()
  const home = path.join(makeFolder(folder), 'pg')
  const files = path.join(home, 'files')
  const user = await choosePostgresUser(home)
  await refuseUnreachable(user, [binaries.postgres, path.dirname(home)])

  if (!existsSync(path.join(files, 'PG_VERSION'))) await createCluster(home, user, binaries)
  refuseOtherMajor(folder, files, binaries.major)
  removeDrafts(home)

  const host = chooseSocketFolder(home, user)
  const password = readFileSync(path.join(home, 'password'), 'utf8')
  const connection = { host, port: PORT, user: 'thela', password, database: 'postgres', ssl: false as const }
  return { home, files, log: path.join(home, 'server.log'), connection, user, binaries }
}

function makeFolder(folder: string) {
  const everything = constants.R_OK | constants.W_OK | constants.X_OK
  const home = path.join(folder, 'pg')
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, everything)
    if (existsSync(home)) accessSync(home, everything)
    return realpathSync(folder)
  } catch (cause) {
    throw new StartError(
      `The data folder ${folder} is not writable: make the user that runs Thela its owner, or set DATA_DIR to another folder.`,
      { cause },
    )
  }
}

function refuseOtherMajor(folder: string, files: string, major: string) {
  const maker = readFileSync(path.join(files, 'PG_VERSION'), 'utf8').trim()
  if (maker === major) return
  throw new StartError(
    `The data folder ${folder} was made by PostgreSQL ${maker}, but this version of Thela comes with PostgreSQL ${major}: start the version that made it, or set DATA_DIR to a new folder and restore a backup there.`,
  )
}

/** The path of a socket may have about a hundred bytes; with a longer one the socket goes to the system's temporary folder. */
function chooseSocketFolder(home: string, user: PostgresUser) {
  if (Buffer.byteLength(path.join(home, `.s.PGSQL.${PORT}`)) <= 100) return home

  const name = createHash('sha256').update(home).digest('hex').slice(0, 16)
  const folder = path.join(tmpdir(), `thela-${name}`)
  const isNew = mkdirSync(folder, { recursive: true, mode: 0o700 }) !== undefined
  if (isNew && user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid)

  const { uid, mode } = lstatSync(folder)
  if (uid === (user.uid ?? process.getuid?.()) && (mode & 0o777) === 0o700) return folder
  throw new StartError(
    `The folder ${folder} belongs to another user: remove it, or set DATA_DIR to a shorter path.`,
  )
}
