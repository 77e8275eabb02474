import { spawn } from 'node:child_process'
import { closeSync, openSync, statSync } from 'node:fs'
import type { Cluster } from './postgres-cluster.ts'
import { changeOwner, spawnOptions } from './postgres-user.ts'
import { findStalePid } from './server-lock.ts'

const SETTINGS = [
  'listen_addresses=',
  'fsync=on',
  'shared_buffers=64MB',
  // Enough to aggregate a day of a hundred thousand vendors without temporary files.
  'work_mem=16MB',
  'max_connections=60',
  'max_wal_size=256MB',
  'jit=off',
  'cluster_name=thela',
  // A failed statement may contain personal data: it belongs in the app's response and not in a log.
  'log_min_messages=log',
  'log_checkpoints=off',
]

/** Starts a server that outlives this process; only a connection shows whether it works. */
export function launchServer(cluster: Cluster, settings: string[]) {
  changeOwner(cluster.user, cluster.home)

  const [program = '', ...args] = [...cluster.user.prefix, cluster.binaries.postgres, '-D', cluster.files]
  const allSettings = [...SETTINGS, ...addressOf(cluster), ...settings]
  const log = openLog(cluster.log)
  const server = spawn(program, [...args, ...allSettings.flatMap((setting) => ['-c', setting])], {
    ...spawnOptions(cluster.user, ignoreStaleLock(cluster)),
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

/** PostgreSQL ignores a lock with its grandparent's pid, and still makes sure that no old session is alive. */
function ignoreStaleLock(cluster: Cluster): NodeJS.ProcessEnv {
  const pid = findStalePid(cluster)
  return pid === undefined ? {} : { PG_GRANDPARENT_PID: String(pid) }
}

function openLog(file: string) {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  return openSync(file, size > 1_000_000 ? 'w' : 'a', 0o600)
}
