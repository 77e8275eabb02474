import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Stops a PostgreSQL in the middle of whatever it does: connections stay open, and nobody answers. */
export function freeze(postmaster: number) {
  const pids = [postmaster]
  // First the one that starts new processes, then all that it has started.
  process.kill(postmaster, 'SIGSTOP')
  for (const pid of childrenOf(postmaster)) {
    process.kill(pid, 'SIGSTOP')
    pids.push(pid)
  }
  return function thaw() {
    for (const pid of pids.splice(0)) process.kill(pid, 'SIGCONT')
  }
}

const childrenOf = (parent: number) =>
  listProcesses()
    .filter(([, ppid]) => ppid === parent)
    .map(([pid]) => pid)

/** Every process with its parent. A small Linux has no ps, others have no /proc. */
function listProcesses(): [number, number][] {
  if (!existsSync('/proc/self/stat'))
    return execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number) as [number, number])

  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      const stat = readStat(pid)
      // The name stands in brackets and may hold anything; state and parent come after it.
      return stat ? [[Number(pid), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])]] : []
    })
}

/** Nothing of a process that has just ended. */
function readStat(pid: string) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return undefined
  }
}
