import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '../startup/start-error.ts'
import { launchServer } from './launch-server.ts'
import type { Cluster } from './postgres-cluster.ts'
import { findServer } from './server-lock.ts'

// The last app stops the server: each app holds this lock in shared mode while it runs,
// and only the one that then gets it alone shuts down.
const IN_USE = `hashtext('thela uses this server')`

/** Answers with a session that keeps the server from being stopped; starts the server when nobody else has. */
export async function holdServer(cluster: Cluster, settings: string[]) {
  const launches: ReturnType<typeof launchServer>[] = []
  const patience = Date.now() + 60_000

  while (launches.length <= 40 && Date.now() < patience) {
    const session = await openSession(cluster)
    if (session) return session

    const isComing = findServer(cluster) !== undefined || launches.at(-1)?.isRunning()
    if (!isComing) launches.push(launchServer(cluster, settings))
    // The sessions of a killed server may take a while to notice, and none can start before: wait longer each time.
    await sleep(isComing ? 20 : 20 * launches.length)
  }

  const lastWords = readFileSync(cluster.log, 'utf8').trim().split('\n').at(-1)
  throw new StartError(`PostgreSQL did not start: read ${cluster.log}, which ends with "${lastWords}".`)
}

/** Closes the session, and shuts the server down when no other app holds it. */
export async function leaveServer(cluster: Cluster, session: pg.Client) {
  if (await isLast(session)) await shutDown(cluster)
  await session.end()
}

/** Only an accepted connection proves that a server runs; one that is just being stopped does not lend the lock. */
async function openSession({ connection }: Cluster) {
  const session = new pg.Client({
    ...connection,
    application_name: 'thela keeper',
    connectionTimeoutMillis: 5_000,
  })
  session.on('error', () => {})
  try {
    await session.connect()
    const { rows } = await session.query(`select pg_try_advisory_lock_shared(${IN_USE}) as held`)
    if (rows[0].held) return session
  } catch {
    // Not there, not ready or on its way out: the caller tries again.
  }
  await session.end()
}

/** Ends every session, writes everything down and waits until the files are free. */
async function shutDown(cluster: Cluster) {
  const pid = findServer(cluster)
  if (pid === undefined) return

  process.kill(pid, 'SIGINT')
  const patience = Date.now() + 60_000
  while (findServer(cluster) === pid && Date.now() < patience) await sleep(20)
}

async function isLast(session: pg.Client): Promise<boolean> {
  try {
    // Letting go comes first: two apps that stop together would otherwise keep each other from it.
    await session.query(`select pg_advisory_unlock_shared(${IN_USE})`)
    const { rows } = await session.query(`select pg_try_advisory_lock(${IN_USE}) as alone`)
    return rows[0].alone
  } catch {
    // The server is gone already.
    return false
  }
}
