import { once } from 'node:events'
import type { MenuItem } from '@thela/contract/menus/items'
import type { PublicMenuItem } from '@thela/contract/menus/page-data'
import { sql } from 'kysely'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { appProcesses } from '../../../../test/app-process.ts'
import { menuCalls } from '../../../../test/menu.ts'
import { registerVendorClient } from '../../../../test/vendor-client.ts'
import { traceOf } from '../../../../test/writes.ts'
import { buildApp } from '../../../app.ts'
import { nextBusinessDay } from '../../vendors/record/next-business-day.ts'

const { app, db, connection, platform, send, signedInVendor } = await createTestApp()
const menu = menuCalls(app)
const start = appProcesses(connection)

type Vendor = Awaited<ReturnType<typeof signedInVendor>>

async function vendorWithDish() {
  const vendor = await signedInVendor()
  const [snacks = ''] = await menu.categories(vendor, 'Snacks')
  const [id = ''] = await menu.items(vendor, snacks, 'Samosa')
  const change = (payload: object) => menu.change('items', id, vendor, payload)
  return { vendor, snacks, id, change, path: `/${vendor.user.slug}/${vendor.id}` }
}

const itemOf = async (vendor: Vendor): Promise<MenuItem> => (await menu.list('items', vendor))[0]
const publicItemOf = async ({ id }: Vendor): Promise<PublicMenuItem> =>
  (await app.inject(`/api/public/vendor/${id}/menu-full`)).json().categories[0].menuItems[0]
const stateOf = ({ isAvailable, isSoldOutToday }: MenuItem | PublicMenuItem) => [isAvailable, isSoldOutToday]

/** Nobody edits anything: only the time comes. */
const endAt = (id: string, moment: string) =>
  sql`update menu_items set sold_out_until = now() + ${moment}::interval where id = ${id}`.execute(db)

afterEach(() => vi.useRealTimers())

test('a dish is sold out until the opening time of the next day, and available again by itself [QUICK-08]', async () => {
  const { vendor, id, change } = await vendorWithDish()
  await send('PUT', '/api/vendors/profile', { headers: vendor.headers, payload: { openingTime: '17:30' } })
  const answer = await change({ isSoldOutToday: true })

  expect([answer.statusCode, stateOf(answer.json().item)]).toEqual([200, [true, true]])
  const { soldOutUntil } = await itemOf(vendor)
  expect(new Date(soldOutUntil ?? '')).toEqual(nextBusinessDay({ openingTime: '17:30', weekHours: null }))
  expect(stateOf(await publicItemOf(vendor))).toEqual([false, true])

  const trace = await traceOf(db, vendor.id, async () => {
    await endAt(id, '-1 second')
    expect(await itemOf(vendor)).toMatchObject({
      isAvailable: true,
      isSoldOutToday: false,
      soldOutUntil: null,
    })
    expect(stateOf(await publicItemOf(vendor))).toEqual([true, false])
  })
  expect(trace).toEqual({ logs: [], events: [], revisions: 0 })
})

test('a vendor without hours has the dish back at four in the morning', async () => {
  const { vendor, change } = await vendorWithDish()
  await change({ isSoldOutToday: true })
  expect(new Date((await itemOf(vendor)).soldOutUntil ?? '')).toEqual(
    nextBusinessDay({ openingTime: '04:00', weekHours: null }),
  )
})

test('the vendor may take it back, which is one log entry, one event and one revision as any change', async () => {
  const { vendor, id, change } = await vendorWithDish()
  const made = await traceOf(db, vendor.id, () => change({ isSoldOutToday: true }))
  expect(made).toMatchObject({
    logs: [{ entityId: id, oldValues: { isSoldOutToday: false }, newValues: { isSoldOutToday: true } }],
    events: ['MENU_ITEM_UPDATED'],
    revisions: 1,
  })

  expect(stateOf((await change({ isSoldOutToday: false })).json().item)).toEqual([true, false])
  await change({ isSoldOutToday: true })
  expect(stateOf((await change({ isAvailable: true })).json().item)).toEqual([true, false])
})

test('what is not available stays so until the vendor says otherwise [QUICK-08]', async () => {
  const { vendor, id, change } = await vendorWithDish()
  await change({ isSoldOutToday: true })
  await change({ isAvailable: false })
  await endAt(id, '-1 second')
  expect(stateOf(await publicItemOf(vendor))).toEqual([false, false])

  expect(stateOf((await change({ isSoldOutToday: true })).json().item)).toEqual([false, false])
  expect(stateOf((await change({ isAvailable: true })).json().item)).toEqual([true, false])
})

test('other changes leave it sold out', async () => {
  const { vendor, change } = await vendorWithDish()
  await change({ isSoldOutToday: true })
  const { soldOutUntil } = await itemOf(vendor)
  await change({ price: 12, name: 'Big Samosa', isPopular: true })
  expect(await itemOf(vendor)).toMatchObject({ isSoldOutToday: true, soldOutUntil })
})

test('a new dish is never sold out, and a value that is no answer is refused', async () => {
  const { vendor, snacks, change } = await vendorWithDish()
  const dish = { name: 'Vada', categoryId: snacks, price: 10, isSoldOutToday: true }
  expect(stateOf((await menu.addItem(vendor, dish)).json().item)).toEqual([true, false])
  expect((await change({ isSoldOutToday: 'today' })).statusCode).toBe(422)

  const stranger = await signedInVendor()
  const { id } = await itemOf(vendor)
  expect((await menu.change('items', id, stranger, { isSoldOutToday: true })).statusCode).toBe(404)
})

describe('on other nodes', () => {
  test('the menu in the cache of another node changes when the time comes, without an edit [QUICK-08]', async () => {
    const { id, change, path } = await vendorWithDish()
    await change({ isSoldOutToday: true })
    vi.useFakeTimers({ toFake: ['Date'] })
    const otherNode = await buildApp(platform)
    const page = async () => (await otherNode.inject(path)).body
    expect(await page()).toContain('Sold out today')

    await endAt(id, '-1 second')
    vi.setSystemTime(Date.now() + 1000)
    const after = await page()
    expect(after).toContain('Samosa')
    expect(after).not.toContain('Sold out today')
    await otherNode.close()
  })

  test('two nodes agree, also one that was off at that moment and one that comes up later [QUICK-08]', async () => {
    const [first, second] = await Promise.all([start(), start()])
    const stall = await registerVendorClient(first.origin)
    const saysSoldOut = async (origin: string) =>
      (await (await fetch(origin + stall.path)).text()).includes('Sold out today')
    const items = async (origin: string) =>
      (await (await fetch(`${origin}/api/items`, { headers: stall.headers })).json()).items as MenuItem[]
    const tap = async () => {
      const [dish] = await items(first.origin)
      const answer = await fetch(`${first.origin}/api/items/${dish?.id}`, {
        method: 'PUT',
        headers: { ...stall.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ isSoldOutToday: true }),
      })
      expect(answer.status).toBe(200)
      return dish?.id ?? ''
    }
    expect(await Promise.all([saysSoldOut(first.origin), saysSoldOut(second.origin)])).toEqual([false, false])

    // The moment comes while both pages are cached.
    const id = await tap()
    await expect.poll(() => saysSoldOut(first.origin), { timeout: 20_000 }).toBe(true)
    await expect.poll(() => saysSoldOut(second.origin), { timeout: 20_000 }).toBe(true)
    await endAt(id, '2 seconds')
    await expect.poll(() => saysSoldOut(second.origin), { timeout: 20_000 }).toBe(false)
    await expect.poll(() => saysSoldOut(first.origin), { timeout: 20_000 }).toBe(false)

    // The moment comes while a node is off.
    await tap()
    await expect.poll(() => saysSoldOut(second.origin), { timeout: 20_000 }).toBe(true)
    second.app.kill('SIGKILL')
    await once(second.app, 'exit')
    await endAt(id, '-1 second')
    const restarted = await start()
    expect(await saysSoldOut(restarted.origin)).toBe(false)
    expect((await items(restarted.origin)).map(stateOf)).toEqual([[true, false]])

    // Sold out again after it came back: nothing resets it a second time.
    await tap()
    await expect.poll(() => saysSoldOut(restarted.origin), { timeout: 20_000 }).toBe(true)
    expect((await items(restarted.origin)).map(stateOf)).toEqual([[true, true]])
  }, 300_000)
})
