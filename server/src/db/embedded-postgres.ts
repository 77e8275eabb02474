import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { acquireServer, releaseServer } from './acquire-server.ts'
import { type Cluster, openCluster } from './postgres-cluster.ts'
import { findServer } from './server-lock.ts'

export type EmbeddedPostgres = {
  connection: Cluster['connection']
  readonly pid: number | undefined
  stop(): Promise<void>
}

/** Runs PostgreSQL in this folder while the app runs: joins a server that already runs, and restarts one that dies. */
export async function startEmbeddedPostgres(
  folder: string,
  { settings = [] }: { settings?: string[] } = {},
): Promise<EmbeddedPostgres> {
  const cluster = await openCluster(path.resolve(folder))
  const stop = await keepRunning(cluster, settings)

  return {
    connection: cluster.connection,
    get pid() {
      return findServer(cluster)
    },
    stop,
  }
}

async function keepRunning(cluster: Cluster, settings: string[]) {
  let isStopping = false
  let restarting: Promise<void> | undefined
  let session = await acquireServer(cluster, settings)
  session.once('end', onEnd)

  function onEnd() {
    if (!isStopping) restarting = restart()
  }

  async function restart() {
    try {
      session = await acquireServer(cluster, settings)
      session.once('end', onEnd)
    } catch {
      await sleep(1_000, undefined, { ref: false })
      onEnd()
    }
  }

  return async function stop() {
    isStopping = true
    await restarting
    await releaseServer(cluster, session)
  }
}
