import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '../startup/start-error.ts'
import { launchServer } from './launch-server.ts'
import type { Cluster } from './postgres-cluster.ts'
import { findServer } from './server-lock.ts'

// The last app to stop shuts the server down: each app holds this lock in shared mode while it runs,
// and only the one that can then take it exclusively does so.
const IN_USE = `hashtext('thela uses this server')`

/** Returns a session that keeps the server from being stopped; starts the server when no other app has. */
export async function acquireServer(cluster: Cluster, settings: string[]) {
  const launches: ReturnType<typeof launchServer>[] = []
  const deadline = Date.now() + 60_000

  while (launches.length <= 40 && Date.now() < deadline) {
    const session = await openSession(cluster)
    if (session) return session

    const isComing = findServer(cluster) !== undefined || launches.at(-1)?.isRunning()
    if (!isComing) launches.push(launchServer(cluster, settings))
    // A new server can only start when all sessions of a killed one have ended: wait longer each time.
    await sleep(isComing ? 20 : 20 * launches.length)
  }

  const lastLine = readFileSync(cluster.log, 'utf8').trim().split('\n').at(-1)
  throw new StartError(`PostgreSQL did not start: read ${cluster.log}, which ends with "${lastLine}".`)
}

/** Closes the session, and shuts the server down when no other app uses it. */
export async function releaseServer(cluster: Cluster, session: pg.Client) {
  if (await isLast(session)) await shutDown(cluster)
  await session.end()
}

/** Only an accepted connection proves that a server runs; one that is shutting down does not grant the lock. */
async function openSession({ connection }: Cluster) {
  const session = new pg.Client({
    ...connection,
    application_name: 'thela keepalive',
    connectionTimeoutMillis: 5_000,
  })
  session.on('error', () => {})
  try {
    await session.connect()
    const { rows } = await session.query(`select pg_try_advisory_lock_shared(${IN_USE}) as held`)
    if (rows[0].held) return session
  } catch {
    // Not running, not ready or shutting down: the caller tries again.
  }
  await session.end()
}

/** Ends every session, flushes everything to disk and waits until the files are released. */
async function shutDown(cluster: Cluster) {
  const pid = findServer(cluster)
  if (pid === undefined) return

  process.kill(pid, 'SIGINT')
  const patience = Date.now() + 60_000
  while (findServer(cluster) === pid && Date.now() < patience) await sleep(20)
}

async function isLast(session: pg.Client): Promise<boolean> {
  try {
    // Unlock first: two apps that stop together would otherwise block each other.
    await session.query(`select pg_advisory_unlock_shared(${IN_USE})`)
    const { rows } = await session.query(`select pg_try_advisory_lock(${IN_USE}) as alone`)
    return rows[0].alone
  } catch {
    // The server has already stopped.
    return false
  }
}
