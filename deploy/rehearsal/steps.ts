import { setTimeout } from 'node:timers/promises'
import { readMenuOf } from './customers.ts'
import type { Load } from './load.ts'
import { until } from './processes.ts'
import type { Database } from './start-database.ts'
import type { Nodes } from './start-nodes.ts'
import type { Store } from './start-store.ts'

export type Rehearsal = { load: Load; database: Database; nodes: Nodes; store: Store }

/** NODE-05: writing pauses at most as long as the failover and this. */
export const WRITES_AFTER_FAILOVER_MS = 5000

const STORE_GONE_SECONDS = 20
const NODES_GONE_SECONDS = 60
const QUIET_SECONDS = 10

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
const pause = (seconds: number) => setTimeout(seconds * 1000)

export async function restartNodes({ load, nodes }: Rehearsal) {
  const counts = load.begin('1. Nodes restarted one after the other')
  await nodes.restart('one')
  await nodes.restart('two')
  await pause(QUIET_SECONDS)
  counts.recovery = 'never stopped'
}

/** The primary is lost with its Patroni; later it comes back and follows the new one. */
export async function failOver({ load, database }: Rehearsal) {
  const counts = load.begin('2. Primary killed, standby leads, the old primary follows it', [
    'writes',
    'uploads',
    'visits',
  ])
  const { world } = load
  const killedAt = performance.now()
  world.reachableSince = undefined
  await database.lose('a')
  await until('b leads', () => database.asks('b', 'primary'))
  const failoverMs = performance.now() - killedAt
  await untilAcknowledged(load, 'writes', killedAt)
  const pauseMs = performance.now() - killedAt
  world.reachableSince = performance.now()
  if (pauseMs > failoverMs + WRITES_AFTER_FAILOVER_MS)
    counts.faults.push(`writing paused for ${seconds(pauseMs)}, the failover took ${seconds(failoverMs)}`)
  await pause(QUIET_SECONDS)

  const returnedAt = performance.now()
  database.start('a')
  await until('a is the synchronous standby', () => database.asks('a', 'synchronous'), 180)
  const returnMs = performance.now() - returnedAt
  await pause(QUIET_SECONDS)
  counts.recovery = `writes ${seconds(pauseMs)} after the kill, ${seconds(pauseMs - failoverMs)} after the standby led; old primary in step ${seconds(returnMs)} after its start`
  return pauseMs - failoverMs
}

export async function loseStore({ load, store }: Rehearsal) {
  const counts = load.begin(`3. Object store killed for ${STORE_GONE_SECONDS} s`, ['uploads', 'pictures'])
  await store.kill()
  await pause(STORE_GONE_SECONDS)
  const startedAt = performance.now()
  store.start()
  await untilAcknowledged(load, 'uploads', startedAt)
  counts.recovery = `uploads ${seconds(performance.now() - startedAt)} after its start`
  await pause(QUIET_SECONDS)
}

export async function loseNodes({ load, nodes }: Rehearsal) {
  const counts = load.begin(`4. All nodes killed for ${NODES_GONE_SECONDS} s`, [
    'writes',
    'uploads',
    'visits',
    'pictures',
  ])
  const { world } = load
  const unread = await load.register()
  world.stalls = world.stalls.filter((stall) => stall !== unread)
  world.reachableSince = undefined
  world.areNodesGone = true
  await nodes.killAll()
  if (unread) await readMenuOf(world, unread)
  await pause(NODES_GONE_SECONDS)
  const startedAt = performance.now()
  await nodes.startAll()
  world.areNodesGone = false
  await untilAcknowledged(load, 'writes', startedAt)
  world.reachableSince = performance.now()
  counts.recovery = `writes ${seconds(performance.now() - startedAt)} after their start`
  if (unread) world.stalls.push(unread)
  await pause(QUIET_SECONDS)
}

/** Until one was acknowledged that was sent after this moment. */
const untilAcknowledged = ({ world }: Load, kind: 'writes' | 'uploads', since: number) =>
  until(`${kind} are acknowledged again`, async () => world.ackedSince[kind] > since, 180)
