import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { isLong } from '../../../scripts/long.ts'
import { connect } from '../../src/db/connect.ts'
import { startEmbeddedPostgres } from '../../src/db/embedded-postgres.ts'
import { appProcesses } from '../app-process.ts'
import { registerVendorClient } from '../vendor-client.ts'

const OUTAGES = isLong ? 5 : 2
const SECONDS = isLong ? 30 : 2

const folder = mkdtempSync(join(tmpdir(), 'thela-outage-'))
let database = await startEmbeddedPostgres(folder)
afterAll(async () => {
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
})
const start = appProcesses(database.connection)

test('while the database is down, menus are served, writes get 503, and nothing acknowledged is lost', async () => {
  const { origin, app } = await start()
  const stall = await registerVendorClient(origin)
  expect((await fetch(origin + stall.path)).status).toBe(200)
  const acknowledged: string[] = []
  const writer = repeat(async (n) => {
    const status = await stall.add(`Dish ${n}`)
    if (status === 201) acknowledged.push(`Dish ${n}`)
    return status
  })
  const customer = repeat(async () => (await fetch(origin + stall.path)).status)

  for (let outage = 0; outage < OUTAGES; outage++) {
    await database.stop()
    await sleep(SECONDS * 1000)
    database = await startEmbeddedPostgres(folder)
    const before = acknowledged.length
    await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(before + 3)
  }

  const written = await writer.stop()
  const read = await customer.stop()
  console.log(`slowest answers: ${written.slowestMs} ms to the vendor, ${read.slowestMs} ms to the customer`)
  expect(app.exitCode).toBeNull()
  expect(written.statuses).toEqual([201, 503])
  expect(read.statuses).toEqual([200])
  const stored = new Set(await readNames())
  expect(acknowledged.filter((name) => !stored.has(name))).toEqual([])
}, 600_000)

/** Repeats the same request in sequence and records the statuses and the slowest time. */
function repeat(work: (n: number) => Promise<number>) {
  const statuses = new Set<number>()
  let slowestMs = 0
  let isStopped = false
  const done = (async () => {
    for (let n = 0; !isStopped; n++) {
      const started = performance.now()
      statuses.add(await work(n))
      slowestMs = Math.max(slowestMs, Math.round(performance.now() - started))
      await sleep(20)
    }
  })()

  return {
    async stop() {
      isStopped = true
      await done
      return { statuses: [...statuses].sort(), slowestMs }
    },
  }
}

async function readNames() {
  const { db, close } = connect(database.connection)
  const rows = await db.selectFrom('menuItems').select('name').execute()
  await close()
  return rows.map(({ name }) => name)
}
