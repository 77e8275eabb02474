import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { trackingApi } from '@thela/contract/analytics/tracking'
import { accountsApi } from '@thela/contract/identity/accounts'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { isLong } from '../../../../../scripts/long.ts'
import { registration } from '../../../../test/app.ts'
import { freePort } from '../../../../test/free-port.ts'
import { connect, type Db } from '../../../db/connect.ts'
import { startEmbeddedPostgres } from '../../../db/embedded-postgres.ts'
import { seededRandom } from '../../../demo/seeded-random.ts'
import { repairDay } from '../rollups/rebuild/queries.ts'

const main = new URL('../../../main.ts', import.meta.url).pathname
const folder = mkdtempSync(join(tmpdir(), 'thela-kill-'))
const databaseFolder = join(folder, 'postgres')

const CYCLES = isLong ? 100 : 2

/** What happens under load: a kill -9 in each cycle, and a normal stop in the second of five. */
const failures = Array.from({ length: CYCLES }, (_, n) => {
  const kill = n % 2 === 0 ? 'kill the app' : 'kill the database'
  return n % 5 === 1 ? ([kill, 'stop the app'] as const) : ([kill] as const)
}).flat()
const PHONES = 32

test('no acknowledged visit is lost or counted twice while app and database are killed', {
  timeout: 180_000 + 60_000 * CYCLES,
}, async () => {
  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
  console.log(`SEED=${seed}`)
  const random = seededRandom(seed)
  const port = await freePort()
  let app = await startApp(port)
  onTestFinished(async () => {
    app.kill('SIGKILL')
    await onDatabase(async () => {})
    rmSync(folder, { recursive: true, force: true })
  })

  const load = startPhones(`http://127.0.0.1:${port}`, await createVendor(`http://127.0.0.1:${port}`))
  for (const failure of failures) {
    await load.hasAcknowledged(50 + Math.floor(random.next() * 300))
    if (failure === 'kill the database') process.kill(databasePid(), 'SIGKILL')
    else {
      app.kill(failure === 'kill the app' ? 'SIGKILL' : 'SIGTERM')
      await once(app, 'exit')
      app = await startApp(port)
    }
  }
  await load.hasAcknowledged(100)
  const acknowledged = await load.stop()
  app.kill('SIGTERM')
  await once(app, 'exit')

  await onDatabase(async (db) => {
    const stored = await readStored(db)
    const storedIds = new Set(stored.map(({ id }) => id))
    expect(acknowledged.length).toBeGreaterThan(50 * failures.length)
    expect(acknowledged.filter((id) => !storedIds.has(id))).toEqual([])
    expect(stored.filter(({ copies }) => copies !== 1)).toEqual([])
    // Every phone repeats its visit until it is acknowledged, so no other visits may be stored.
    expect(stored.length).toBe(acknowledged.length)
    expect(await sumRollups(db)).toEqual(load.counts())
    for (const day of await readDays(db)) expect(await repairDay(db, day, 'Asia/Kolkata')).toEqual([])
  })
})

/** Each phone sends one visit after another and repeats each until it is acknowledged. */
function startPhones(origin: string, vendorId: string) {
  const acknowledged: string[] = []
  const counts: Record<string, number> = {}
  let isOver = false
  const kinds = [
    [trackingApi.viewMenu.path, { vendorId, businessSlug: 'stall' }],
    [trackingApi.viewCategory.path, { vendorId, categoryId: 'c1' }],
    [trackingApi.clickItem.path, { vendorId, itemId: 'i1' }],
  ] as const

  async function usePhone(phone: number) {
    for (let n = phone; !isOver; n++) {
      const [path, visit] = kinds[n % kinds.length] ?? kinds[0]
      const eventId = randomUUID()
      while (!(await isRecorded(origin + path, { ...visit, eventId }, phone))) await sleep(20)
      acknowledged.push(eventId)
      counts[path] = (counts[path] ?? 0) + 1
    }
  }
  const phones = Array.from({ length: PHONES }, (_, phone) => usePhone(phone))

  return {
    /** The expected sum of each rollup: all visits, category views, item clicks. */
    counts: () => ({
      vendorDays: acknowledged.length,
      categoryDays: counts[trackingApi.viewCategory.path],
      itemDays: counts[trackingApi.clickItem.path],
    }),
    async hasAcknowledged(more: number) {
      const enough = acknowledged.length + more
      while (acknowledged.length < enough) await sleep(5)
    },
    async stop() {
      isOver = true
      await Promise.all(phones)
      return acknowledged
    },
  }
}

async function isRecorded(url: string, visit: object, phone: number) {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': `Mozilla/5.0 (Linux; Android 14; Phone ${phone}) Mobile`,
      },
      body: JSON.stringify(visit),
      signal: AbortSignal.timeout(12_000),
    })
    return answer.status === 202 && ((await answer.json()) as { recorded: boolean }).recorded
  } catch {
    return false
  }
}

async function startApp(port: number) {
  const app: ChildProcess = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: folder,
      PORT: String(port),
      DEMO: '0',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_FACTOR: '1000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const text of app.stdout ?? []) if (String(text).includes('is ready')) return app
  throw new Error('the app ended by itself')
}

async function createVendor(origin: string) {
  const answer = await fetch(origin + accountsApi.registerVendor.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(registration()),
  })
  const { id: vendorId } = ((await answer.json()) as { user: { id: string } }).user
  await onDatabase(async (db) => {
    await db.insertInto('categories').values({ vendorId, id: 'c1', name: 'Chaat', position: 1 }).execute()
    await db
      .insertInto('menuItems')
      .values({ vendorId, id: 'i1', categoryId: 'c1', name: 'Pani Puri', price: 40, position: 1 })
      .execute()
  })
  return vendorId
}

const databasePid = () =>
  Number.parseInt(readFileSync(join(databaseFolder, 'pg/files/postmaster.pid'), 'utf8'), 10)

async function onDatabase(work: (db: Db) => Promise<void>) {
  const server = await startEmbeddedPostgres(databaseFolder)
  const { db, close } = connect(server.connection)
  try {
    await work(db)
  } finally {
    await close()
    await server.stop()
  }
}

async function readStored(db: Db) {
  const { rows } = await sql<{ id: string; copies: number }>`
    select id, count(*)::int as copies from events where visitor is not null group by id`.execute(db)
  return rows
}

async function sumRollups(db: Db) {
  const { rows } = await sql<Record<string, number>>`
    select (select sum(count)::int from vendor_days
        where type in ('MENU_VIEW', 'CATEGORY_VIEW', 'ITEM_CLICK')) as vendor_days,
      (select sum(views)::int from category_days) as category_days,
      (select sum(clicks)::int from item_days) as item_days`.execute(db)
  return rows[0]
}

const readDays = async (db: Db) =>
  (await db.selectFrom('events').select('day').distinct().execute()).map(({ day }) => day)
