import { readdirSync, readFileSync } from 'node:fs'
import { formatBytes } from './scale.ts'

/** How many bytes a process and its descendants take; what they share is counted once. 0 where there is no /proc. */
export function memoryOf(pid: number): number {
  return [pid, ...childrenOf(pid)].reduce((sum, id) => sum + ownMemoryOf(id), 0)
}

/** Looks at these processes again and again until `stop`, and keeps the largest of each. */
export function watchMemory(processes: Record<string, () => number>) {
  const most = new Map<string, number>()
  const look = () => {
    for (const [name, measure] of Object.entries(processes))
      most.set(name, Math.max(most.get(name) ?? 0, measure()))
  }
  look()
  const timer = setInterval(look, 250)
  return {
    stop() {
      clearInterval(timer)
      return [...most].map(([name, bytes]) => `${name} ${formatBytes(bytes)}`).join(', ')
    },
  }
}

export function ownMemoryOf(pid: number) {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
    return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}

function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`)
      .flatMap((task) => readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' '))
      .filter(Boolean)
      .flatMap((child) => [Number(child), ...childrenOf(Number(child))])
  } catch {
    return []
  }
}
