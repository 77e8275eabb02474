import { setTimeout as sleep } from 'node:timers/promises'
import { adminVendorsApi } from '@thela/contract/admin/vendors'
import { builtInSettings } from '@thela/contract/core/platform'
import { afterEach, expect, test, vi } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { appProcesses } from '../../../../test/app-process.ts'
import { createTestDatabase } from '../../../../test/database.ts'
import { createExplainedDatabase } from '../../../../test/plans.ts'
import { openStall, type Stall } from '../../../../test/stall.ts'
import { insertVendor } from '../../../../test/vendors.ts'
import { buildApp } from '../../../app.ts'
import { saveSettings } from '../../core/settings/save-settings.ts'
import { makeMenuCache } from './make-menu-cache.ts'

const start = appProcesses((await createTestDatabase()).connection)
const STALLS = 20
const ROUNDS = 10

test('two hundred edits on one process are each read on another within a second', async () => {
  const [edited, read] = await Promise.all([start(), start()])
  const stalls = await Promise.all(Array.from({ length: STALLS }, () => openStall(edited.origin)))
  const pageOf = async ({ path }: Stall) => (await fetch(read.origin + path)).text()
  await Promise.all(stalls.map(pageOf))

  let fresh = 0
  for (let round = 1; round <= ROUNDS; round++) {
    await Promise.all(stalls.map((stall) => stall.rename(`Bhel number ${round}.`)))
    await sleep(1000)
    const pages = await Promise.all(stalls.map(pageOf))
    fresh += pages.filter((page) => page.includes(`Bhel number ${round}.`)).length
  }

  expect(fresh).toBe(STALLS * ROUNDS)
}, 120_000)

afterEach(() => vi.useRealTimers())

const endings = [
  { deed: 'banned', act: adminVendorsApi.setBan, payload: { isBanned: true, reason: 'Sold fake sweets' } },
  { deed: 'deleted', act: adminVendorsApi.remove },
]

test.each(endings)(
  'a menu $deed on one node is gone on another when a second has passed',
  async ({ act, payload }) => {
    const { platform, send, signedInAdmin, signedInVendor } = await createTestApp()
    const { headers } = await signedInAdmin()
    const { id, user } = await signedInVendor()
    // It takes the clock that it finds when it is built.
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

test('a menu that never stops being read is closed for maintenance as well', async () => {
  const { platform, signedInAdmin, signedInVendor } = await createTestApp()
  const admin = { role: 'SUPER_ADMIN', id: (await signedInAdmin()).id, ip: '127.0.0.1' } as const
  const { id, user } = await signedInVendor()
  vi.useFakeTimers({ toFake: ['Date'] })
  const node = await buildApp(platform)
  // Only a real port has the short way to menus that are read often.
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

test('a thousand customers who come at once to a cold menu ask the database once', async () => {
  const { platform } = await createTestApp()
  const { db, plansOf } = await createExplainedDatabase()
  const id = await insertVendor(db)
  const { pages } = makeMenuCache({ ...platform, db }, { scriptUrl: '/menu.js', origin: '' })

  const asked = await plansOf(() => Promise.all(Array.from({ length: 1000 }, () => pages.get(id))))

  expect(asked.filter(({ sql }) => sql.includes('from categories'))).toHaveLength(1)
})
