import { randomUUID } from 'node:crypto'
import { connect as connectSocket, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { trackingApi } from '@thela/contract/analytics/tracking'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { appProcesses } from '../../test/app-process.ts'
import { startPrimaryAndStandby } from '../../test/standby.ts'
import { addressOf } from '../../test/start-node.ts'
import { registerVendorClient } from '../../test/vendor-client.ts'
import { connect } from './connect.ts'

const PHONE = 'Mozilla/5.0 (Linux; Android 14; SM-A055F) Chrome/126.0.0.0 Mobile Safari/537.36'

const { primary, standby } = await startPrimaryAndStandby()
const old = connect(primary.connection)
const next = connect(standby.connection)
const proxy = await startProxy()
afterAll(async () => {
  await proxy.close()
  await old.close()
  await next.close()
})
const startNode = appProcesses(
  { ...primary.connection, host: '127.0.0.1', port: proxy.port },
  { DATABASE_REPLICA_URL: addressOf(standby.connection), METRICS_TOKEN: 'sixteen-letters-or-more' },
)

type Server = { host: string; port: number }

/** As HAProxy: one address for whichever server leads; sessions with the former one are ended. */
async function startProxy() {
  const open = new Set<Socket>()
  let leader: Server | undefined = primary.connection
  const server = createServer((client) => {
    if (!leader) return client.destroy()
    const onward = connectSocket(join(leader.host, `.s.PGSQL.${leader.port}`))
    for (const [socket, other] of [
      [client, onward],
      [onward, client],
    ] as const) {
      open.add(socket)
      socket.pipe(other)
      socket
        .on('error', () => {})
        .on('close', () => {
          open.delete(socket)
          other.destroy()
        })
    }
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const lead = (next: Server | undefined) => {
    leader = next
    for (const socket of open) socket.destroy()
  }
  return {
    port: (server.address() as { port: number }).port,
    lead,
    async close() {
      lead(undefined)
      await new Promise((closed) => server.close(closed))
    },
  }
}

/** A write is acknowledged only when the standby has it too. */
async function waitForStandby() {
  await sql`alter system set synchronous_standby_names = '*'`.execute(old.db)
  await sql`select pg_reload_conf()`.execute(old.db)
  const readState = async () => {
    const { rows } = await sql<{ state: string }>`
      select sync_state as state from pg_stat_replication`.execute(old.db)
    return rows.map(({ state }) => state)
  }
  await expect.poll(readState, { timeout: 60_000 }).toEqual(['sync'])
}

/** Repeats a request in sequence, and keeps its answers. */
function repeat(send: () => Promise<number>) {
  const statuses: number[] = []
  let isStopped = false
  const done = (async () => {
    while (!isStopped) {
      statuses.push(await send())
      await sleep(20)
    }
  })()
  return {
    statuses,
    /** Until the newest answer of those that come from now on is this one. */
    until: (status: number) => {
      const before = statuses.length
      return expect.poll(() => statuses.slice(before), { timeout: 120_000 }).toContain(status)
    },
    async stop() {
      isStopped = true
      await done
      return [...new Set(statuses)].sort()
    },
  }
}

const readMetrics = async (origin: string) => {
  const headers = { authorization: 'Bearer sixteen-letters-or-more' }
  return (await fetch(`${origin}/metrics`, { headers })).text()
}

test('a promoted standby is followed without a restart, menus never stop, and nothing acknowledged is lost [NODE-05]', async () => {
  await waitForStandby()
  const { origin, app } = await startNode()
  const stall = await registerVendorClient(origin)
  const unread = await registerVendorClient(origin)
  expect((await fetch(origin + stall.path)).status).toBe(200)
  const acknowledged: string[] = []
  const vendor = repeat(async () => {
    const name = `Dish ${randomUUID()}`
    const status = await stall.add(name)
    if (status === 201) acknowledged.push(name)
    return status
  })
  const phone = repeat(async () => {
    const eventId = randomUUID()
    const answer = await fetch(origin + trackingApi.viewMenu.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': PHONE },
      body: JSON.stringify({ eventId, vendorId: stall.id, businessSlug: 'stall' }),
    })
    await answer.arrayBuffer()
    if (answer.status === 202) acknowledged.push(eventId)
    return answer.status
  })
  const customer = repeat(async () => (await fetch(origin + stall.path)).status)
  await vendor.until(201)
  await phone.until(202)
  await expect.poll(() => readMetrics(origin)).toContain('thela_replica_in_use 1')

  process.kill(primary.pid as number, 'SIGKILL')
  proxy.lead(undefined)
  await vendor.until(503)
  // In no cache, so that only the standby has it.
  const menu = await fetch(origin + unread.path)
  expect([menu.status, (await menu.text()).includes('Bhel Puri')]).toEqual([200, true])
  // The proxy may be told a moment before the standby leads: until then it refuses every write.
  proxy.lead(standby.connection)
  await vendor.until(503)
  await phone.until(503)
  await sql`select pg_promote()`.execute(next.db)
  await vendor.until(201)
  await phone.until(202)

  expect(await customer.stop()).toEqual([200])
  expect(await vendor.stop()).toEqual([201, 503])
  expect(await phone.stop()).toEqual([202, 503])
  expect(app.exitCode).toBeNull()
  const dishes = await next.db.selectFrom('menuItems').select('name').execute()
  const visits = await next.db.selectFrom('events').select('id').execute()
  const stored = new Set([...dishes.map(({ name }) => name), ...visits.map(({ id }) => id)])
  expect(acknowledged.filter((name) => !stored.has(name))).toEqual([])
}, 300_000)
