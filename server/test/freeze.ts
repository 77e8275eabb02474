import { execFileSync } from 'node:child_process'

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
  execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number])
    .filter(([, ppid]) => ppid === parent)
    .map(([pid]) => pid)
