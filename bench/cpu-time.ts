import { readdirSync, readFileSync } from 'node:fs'

const MICROS_PER_TICK = 10_000

/** The CPU time that a process and its descendants have used, in µs; 0 where there is no /proc. */
export function cpuMicrosOf(pid: number) {
  const below = new Map<number, number[]>()
  const own = new Map<number, number>()
  for (const { id, parent, ticks } of readProcesses()) {
    below.set(parent, [...(below.get(parent) ?? []), id])
    own.set(id, ticks)
  }
  const sum = (id: number): number =>
    (own.get(id) ?? 0) + (below.get(id) ?? []).reduce((total, child) => total + sum(child), 0)

  return sum(pid) * MICROS_PER_TICK
}

/** The CPU time that a process alone has used, in µs. */
export function ownCpuMicrosOf(pid: number) {
  const [, user = 0, system = 0] = readTimes(pid)
  return (user + system) * MICROS_PER_TICK
}

function readProcesses() {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap(readProcess)
  } catch {
    return []
  }
}

function readProcess(id: string) {
  try {
    const [parent = 0, ...times] = readTimes(id)
    return [{ id: Number(id), parent, ticks: times.reduce((sum, ticks) => sum + ticks, 0) }]
  } catch {
    return []
  }
}

/** The parent, then the ticks: user and system time of the process, and of its children that have ended. */
function readTimes(id: number | string) {
  // The name before the last bracket may hold spaces; after it come state, parent … and the four times.
  const fields = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return [1, 11, 12, 13, 14].map((place) => Number(fields[place]))
}
