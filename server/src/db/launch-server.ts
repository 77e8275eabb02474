import { spawn } from 'node:child_process'
import { closeSync, openSync, statSync } from 'node:fs'
import type { Cluster } from './postgres-cluster.ts'
import { giveTo, spawnOptions } from './postgres-user.ts'
import { findStrangerInLock } from './server-lock.ts'

const SETTINGS = [
  'listen_addresses=',
  'fsync=on',
  'shared_buffers=64MB',
  // Enough to sum a day of a hundred thousand vendors without files on the disk.
  'work_mem=16MB',
  'max_connections=60',
  'max_wal_size=256MB',
  'jit=off',
  'cluster_name=thela',
  // A refused statement may name a person: that belongs to the app's answer and not into a log.
  'log_min_messages=log',
  'log_checkpoints=off',
]

/** Starts a server that outlives this process; that it works is only seen by connecting to it. */
export function launchServer(cluster: Cluster, settings: string[]) {
  giveTo(cluster.user, cluster.home)

  const [program = '', ...args] = [...cluster.user.prefix, cluster.binaries.postgres, '-D', cluster.files]
  const allSettings = [...SETTINGS, ...addressOf(cluster), ...settings]
  const log = openLog(cluster.log)
  const server = spawn(program, [...args, ...allSettings.flatMap((setting) => ['-c', setting])], {
    ...spawnOptions(cluster.user, forgiveStranger(cluster)),
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  server.on('error', () => {})
  server.unref()

  return {
    isRunning: () => server.pid !== undefined && server.exitCode === null && server.signalCode === null,
  }
}

const addressOf = ({ connection: { host, port } }: Cluster) => [
  `port=${port}`,
  `unix_socket_directories="${host.replaceAll('"', '""')}"`,
]

/** PostgreSQL forgives a lock of its grandparent's number, and still makes sure that no old session is alive. */
function forgiveStranger(cluster: Cluster): NodeJS.ProcessEnv {
  const pid = findStrangerInLock(cluster)
  return pid === undefined ? {} : { PG_GRANDPARENT_PID: String(pid) }
}

function openLog(file: string) {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  return openSync(file, size > 1_000_000 ? 'w' : 'a', 0o600)
}
