import { setTimeout } from 'node:timers/promises'
import { customers } from './customers.ts'
import { type Counts, type Kind, makeCounts, type World } from './ledger.ts'
import { vendors } from './vendors.ts'

const READS_PER_SECOND = 20
const WRITES_PER_SECOND = 5
const VISITS_PER_SECOND = 5
const PICTURES_PER_SECOND = 2
const STALLS = 8

export type Load = ReturnType<typeof makeLoad>

/** Vendors and customers who go on all the time, and what they were told, step by step. */
export function makeLoad(origin: string) {
  const steps: Counts[] = []
  const world: World = {
    origin,
    stalls: [],
    visits: [],
    counts: makeCounts(''),
    reachableSince: 0,
    areNodesGone: false,
    ackedSince: { writes: 0, uploads: 0 },
  }
  const { write, register } = vendors(world)
  const { readMenu, visit, readPicture } = customers(world)
  const repeaters: ReturnType<typeof repeat>[] = []

  return {
    world,
    steps,
    register,
    readMenu,
    begin(step: string, mayRefuse: Kind[] = []) {
      world.counts = makeCounts(step, mayRefuse)
      steps.push(world.counts)
      return world.counts
    },
    async start() {
      for (let n = 0; n < STALLS; n++) await register()
      repeaters.push(
        repeat(READS_PER_SECOND, readMenu),
        repeat(WRITES_PER_SECOND, write),
        repeat(VISITS_PER_SECOND, visit),
        repeat(PICTURES_PER_SECOND, readPicture),
      )
    },
    async stop() {
      await Promise.all(repeaters.map((stop) => stop()))
    },
  }
}

/** So many a second, whether or not those before have an answer. */
function repeat(perSecond: number, work: () => Promise<void>) {
  const open = new Set<Promise<void>>()
  let isStopped = false
  const loop = (async () => {
    while (!isStopped) {
      const task = work().finally(() => open.delete(task))
      open.add(task)
      await setTimeout(1000 / perSecond)
    }
    await Promise.all(open)
  })()
  return () => {
    isStopped = true
    return loop
  }
}
