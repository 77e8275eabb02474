import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Pauses a PostgreSQL server: connections stay open but get no response. */
export function freeze(postmaster: number) {
  const pids = [postmaster]
  // The parent process is paused first, so that it cannot start new ones.
  process.kill(postmaster, 'SIGSTOP')
  for (const pid of childrenOf(postmaster)) {
    process.kill(pid, 'SIGSTOP')
    pids.push(pid)
  }
  return function resume() {
    for (const pid of pids.splice(0)) process.kill(pid, 'SIGCONT')
  }
}

const childrenOf = (parent: number) =>
  listProcesses()
    .filter(([, ppid]) => ppid === parent)
    .map(([pid]) => pid)

/** Every process with its parent; some systems have no ps, and others have no /proc. */
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
      // The process name is in parentheses and may contain anything; state and parent follow it.
      return stat ? [[Number(pid), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])]] : []
    })
}

/** Returns undefined if the process has just ended. */
function readStat(pid: string) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return undefined
  }
}
