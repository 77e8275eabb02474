import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Cluster } from './postgres-cluster.ts'

/** The pid of the process that serves this cluster now. */
export function findServer(cluster: Cluster) {
  const pid = readLock(cluster)
  return pid !== undefined && isServing(cluster, pid) ? pid : undefined
}

/** After a crash the lock may name a process that was never reaped, or another program that got the same pid. */
export function findStalePid(cluster: Cluster) {
  const pid = readLock(cluster)
  return pid === undefined || isServing(cluster, pid) ? undefined : pid
}

function readLock({ files }: Cluster) {
  try {
    return Number.parseInt(readFileSync(path.join(files, 'postmaster.pid'), 'utf8'), 10) || undefined
  } catch {
    return undefined
  }
}

/** Whether the pid is a running `postgres` whose working directory is these files. */
function isServing({ files }: Cluster, pid: number) {
  try {
    if (process.platform !== 'linux') return process.kill(pid, 0)
    return /\(postgres\) [^ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8')) && worksIn(files, pid)
  } catch {
    return false
  }
}

function worksIn(files: string, pid: number) {
  try {
    const workingDirectory = statSync(`/proc/${pid}/cwd`)
    const { dev, ino } = statSync(files)
    return workingDirectory.dev === dev && workingDirectory.ino === ino
  } catch (error) {
    // In a container even root may not inspect other users' processes: then PostgreSQL has to decide.
    return error instanceof Error && 'code' in error && error.code === 'EACCES'
  }
}
