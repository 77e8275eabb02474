import { setTimeout as sleep } from 'node:timers/promises'
import { adminVendorsApi } from '@thela/contract/admin/vendors'
import { builtInSettings } from '@thela/contract/core/platform'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { isLong } from '../../../../../scripts/long.ts'
import { createTestApp } from '../../../../test/app.ts'
import { appProcesses } from '../../../../test/app-process.ts'
import { createTestDatabase } from '../../../../test/database.ts'
import { createExplainedDatabase } from '../../../../test/plans.ts'
import { registerVendorClient, type VendorClient } from '../../../../test/vendor-client.ts'
import { insertVendor } from '../../../../test/vendors.ts'
import { buildApp } from '../../../app.ts'
import { connect } from '../../../db/connect.ts'
import { saveSettings } from '../../core/settings/save-settings.ts'
import { makeMenuCache } from './make-menu-cache.ts'

const start = appProcesses((await createTestDatabase()).connection)
const STALLS = isLong ? 20 : 10
const ROUNDS = isLong ? 10 : 2

test('each edit on one process is visible on another within a second [NODE-02]', async () => {
  const [edited, read] = await Promise.all([start(), start()])
  const stalls = await Promise.all(Array.from({ length: STALLS }, () => registerVendorClient(edited.origin)))
  const pageOf = async ({ path }: VendorClient) => (await fetch(read.origin + path)).text()
  await Promise.all(stalls.map(pageOf))

  let fresh = 0
  for (let round = 1; round <= ROUNDS; round++) {
    await Promise.all(stalls.map((stall) => stall.rename(`Bhel number ${round}.`)))
    await sleep(1000)
    const pages = await Promise.all(stalls.map(pageOf))
    fresh += pages.filter((page) => page.includes(`Bhel number ${round}.`)).length
  }

  expect(fresh).toBe(STALLS * ROUNDS)
}, 300_000)

afterEach(() => vi.useRealTimers())

const removals = [
  { change: 'banned', act: adminVendorsApi.setBan, payload: { isBanned: true, reason: 'Sold fake sweets' } },
  { change: 'deleted', act: adminVendorsApi.remove },
]

test.each(removals)(
  'a menu $change on one node is gone on another after a second',
  async ({ act, payload }) => {
    const { platform, send, signedInAdmin, signedInVendor } = await createTestApp()
    const { headers } = await signedInAdmin()
    const { id, user } = await signedInVendor()
    // The app captures the clock when it is built, so the clock is replaced before that.
    vi.useFakeTimers({ toFake: ['Date'] })
    const otherNode = await buildApp(platform)
    const page = async () => (await otherNode.inject(`/${user.slug}/${id}`)).statusCode
    expect(await page()).toBe(200)

    const { statusCode } = await send(act.method, act.path.replace(':id', id), { headers, payload })
    expect(statusCode).toBe(200)
    vi.setSystemTime(Date.now() + 999)
    expect(await page()).toBe(200)
    vi.setSystemTime(Date.now() + 1)
    expect(await page()).toBe(404)
    await otherNode.close()
  },
)

test('a menu is served for thirty minutes while the database is gone, and not longer [PUB-39]', async () => {
  const { connection, platform, signedInVendor } = await createTestApp()
  const { id, user } = await signedInVendor()
  vi.useFakeTimers({ toFake: ['Date'] })
  const { db, close: loseDatabase } = connect(connection)
  const node = await buildApp({ ...platform, db })
  onTestFinished(() => node.close())
  const read = () => node.inject(`/${user.slug}/${id}`)
  const before = await read()
  expect(before.statusCode).toBe(200)

  await loseDatabase()
  vi.setSystemTime(Date.now() + 30 * 60_000 - 1)
  const kept = await read()
  expect([kept.statusCode, kept.body]).toEqual([200, before.body])
  vi.setSystemTime(Date.now() + 1000)
  expect((await read()).statusCode).toBe(503)
})

test('maintenance mode also closes a menu that is read all the time', async () => {
  const { platform, signedInAdmin, signedInVendor } = await createTestApp()
  const admin = { role: 'SUPER_ADMIN', id: (await signedInAdmin()).id, ip: '127.0.0.1' } as const
  const { id, user } = await signedInVendor()
  vi.useFakeTimers({ toFake: ['Date'] })
  const node = await buildApp(platform)
  // The fast path for cached menus works only on a real port.
  const origin = await node.listen({ port: 0, host: '127.0.0.1' })
  const read = async () => (await fetch(`${origin}/${user.slug}/${id}`)).status
  expect(await read()).toBe(200)

  await saveSettings(platform, admin, { ...builtInSettings, maintenanceMode: true })
  vi.setSystemTime(Date.now() + 600)
  for (let customer = 0; customer < 20; customer++) await read()
  vi.setSystemTime(Date.now() + 400)
  expect(await read()).toBe(503)

  await saveSettings(platform, admin, builtInSettings)
  vi.setSystemTime(Date.now() + 1000)
  expect(await read()).toBe(200)
  await node.close()
})

test('a thousand simultaneous requests for an uncached menu query the database once', async () => {
  const { platform } = await createTestApp()
  const { db, plansOf } = await createExplainedDatabase()
  const id = await insertVendor(db)
  const { pages } = makeMenuCache({ ...platform, db }, { scriptUrl: '/menu.js', origin: '' })

  const plans = await plansOf(() => Promise.all(Array.from({ length: 1000 }, () => pages.get(id))))

  expect(plans.filter(({ sql }) => sql.includes('from categories'))).toHaveLength(1)
})
