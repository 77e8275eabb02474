import { IDEMPOTENCY_KEY } from '@thela/contract/endpoint'
import { itemChangesApi } from '@thela/contract/menus/item-changes'
import type { MenuItem } from '@thela/contract/menus/items'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { takePhotos } from '../../../../test/bad-files/photo.ts'
import { form } from '../../../../test/form.ts'
import { menuCalls } from '../../../../test/menu.ts'
import { readMenuTables, traceOf } from '../../../../test/writes.ts'
import { deleteOldChanges } from './undo-change.ts'

const { app, db, platform, signedInVendor, signedInAdmin } = await createTestApp()
const menu = menuCalls(app)

type Person = { headers: Record<string, string> }

const change = ({ headers }: Person, itemIds: unknown, change: unknown, key?: string) =>
  app.inject({
    method: 'POST',
    url: itemChangesApi.apply.path,
    headers: { ...headers, ...(key ? { [IDEMPOTENCY_KEY]: key } : {}) },
    payload: { itemIds, change } as object,
  })
const undo = ({ headers }: Person, id: string, key?: string) =>
  app.inject({
    method: 'POST',
    url: `/api/items/changes/${id}/undo`,
    headers: { ...headers, ...(key ? { [IDEMPOTENCY_KEY]: key } : {}) },
  })
const listOf = (vendor: Person): Promise<MenuItem[]> => menu.list('items', vendor)
const changed = async (...args: Parameters<typeof change>) => {
  const answer = await change(...args)
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body])
  return answer.json() as { message: string; changedItems: number; undoId: string }
}

/** A vendor with three items of tea and two of chaat. */
async function vendorWithMenu() {
  const vendor = await signedInVendor()
  const [tea = '', chaat = ''] = await menu.categories(vendor, 'Tea', 'Chaat')
  const teas = await menu.items(vendor, tea, 'Chai', 'Kadak', 'Green')
  const chaats = await menu.items(vendor, chaat, 'Bhel', 'Sev Puri')
  return { vendor, tea, chaat, teas, chaats, before: await listOf(vendor) }
}

const withoutTime = (items: MenuItem[]) => items.map(({ updatedAt, ...item }) => item)
const placesOf = (items: MenuItem[]) => items.map(({ name, category }) => `${category.name}: ${name}`)

test('several items are sold out at once, and one call takes it back', async () => {
  const { vendor, teas, chaats, before } = await vendorWithMenu()
  await menu.change('items', teas[0] ?? '', vendor, { isAvailable: false })
  const { undoId, ...answer } = await changed(vendor, [chaats[0], teas[0], teas[1]], {
    kind: 'availability',
    isAvailable: false,
  })

  expect(answer).toEqual({ message: '3 items changed', changedItems: 3 })
  expect((await listOf(vendor)).map(({ isAvailable }) => isAvailable)).toEqual([
    false,
    false,
    true,
    false,
    true,
  ])

  const undone = await undo(vendor, undoId)
  expect([undone.statusCode, undone.json()]).toEqual([
    200,
    { message: '2 items restored', restoredItems: 2, notRestored: [] },
  ])
  // What was sold out before stays so.
  const [first, ...rest] = await listOf(vendor)
  expect(first?.isAvailable).toBe(false)
  expect(withoutTime(rest)).toEqual(withoutTime(before.slice(1)))
})

test('several items are sold out today at once; what is not available stays so, and undo restores each [QUICK-08]', async () => {
  const { vendor, teas, chaats } = await vendorWithMenu()
  await menu.change('items', teas[0] ?? '', vendor, { isAvailable: false })
  await menu.change('items', teas[1] ?? '', vendor, { isSoldOutToday: true })
  const before = await listOf(vendor)
  const { undoId, changedItems } = await changed(vendor, [...teas, chaats[0]], { kind: 'soldOutToday' })

  expect(changedItems).toBe(4)
  const statesOf = (items: MenuItem[]) =>
    items.map(({ isAvailable, isSoldOutToday }) => (isAvailable ? isSoldOutToday : 'not available'))
  const after = await listOf(vendor)
  expect(statesOf(after)).toEqual(['not available', true, true, true, false])
  expect(new Set(after.slice(1, 4).map(({ soldOutUntil }) => soldOutUntil))).toEqual(
    new Set([before[1]?.soldOutUntil]),
  )

  // Another phone takes one of them off the menu meanwhile.
  await menu.change('items', chaats[0] ?? '', vendor, { isAvailable: false })
  expect((await undo(vendor, undoId)).json()).toMatchObject({ restoredItems: 1, notRestored: ['Bhel'] })
  expect(statesOf(await listOf(vendor))).toEqual(['not available', true, false, 'not available', false])
})

test('what is available again at once is not sold out today either, and undo restores until when', async () => {
  const { vendor, teas } = await vendorWithMenu()
  await changed(vendor, teas, { kind: 'soldOutToday' })
  const before = await listOf(vendor)
  const { undoId } = await changed(vendor, teas, { kind: 'availability', isAvailable: true })
  expect((await listOf(vendor)).map(({ soldOutUntil }) => soldOutUntil)).toEqual(Array(5).fill(null))

  expect((await undo(vendor, undoId)).json()).toMatchObject({ restoredItems: 3 })
  expect(withoutTime(await listOf(vendor))).toEqual(withoutTime(before))
})

test('prices rise with those of their sizes, rounded, and fall back exactly', async () => {
  const { vendor, tea, teas } = await vendorWithMenu()
  const variations = [
    { id: 'var_1', name: 'Half', price: 60 },
    { id: 'var_2', name: 'Full', price: 112.5, description: 'for two' },
  ]
  const misal = (await menu.addItem(vendor, { name: 'Misal', categoryId: tea, variations })).json().item
  await menu.addItem(vendor, { name: 'Water', categoryId: tea, price: 0 })
  await menu.change('items', teas[0] ?? '', vendor, { price: 22.5 })
  const before = await listOf(vendor)

  const { undoId } = await changed(
    vendor,
    before.map(({ id }) => id),
    { kind: 'price', by: 'percent', amount: 10, roundTo: 5 },
  )
  const after = await listOf(vendor)
  expect(after.map(({ price }) => price)).toEqual([25, 10, 10, 0, 0, 10, 10])
  expect(JSON.parse(after.find(({ id }) => id === misal.id)?.variations ?? '')).toEqual([
    { id: 'var_1', name: 'Half', price: 65 },
    { id: 'var_2', name: 'Full', price: 125, description: 'for two' },
  ])

  expect((await undo(vendor, undoId)).json()).toMatchObject({ restoredItems: 2, notRestored: [] })
  expect(withoutTime(await listOf(vendor))).toEqual(withoutTime(before))

  await changed(vendor, [teas[0]], { kind: 'price', by: 'rupees', amount: -2.5, roundTo: 1 })
  expect((await listOf(vendor))[0]?.price).toBe(20)
})

test('items move to the end of a category in the order of the menu, and back to their places', async () => {
  const { vendor, chaat, teas, chaats, before } = await vendorWithMenu()
  const { undoId } = await changed(vendor, [chaats[0], teas[2], teas[0]], {
    kind: 'category',
    categoryId: chaat,
  })

  expect(placesOf(await listOf(vendor))).toEqual([
    'Tea: Kadak',
    'Chaat: Bhel',
    'Chaat: Sev Puri',
    'Chaat: Chai',
    'Chaat: Green',
  ])
  expect((await undo(vendor, undoId)).json()).toMatchObject({ restoredItems: 2, notRestored: [] })
  expect(withoutTime(await listOf(vendor))).toEqual(withoutTime(before))
})

test('deleted items come back as they were, with their places and pictures', async () => {
  const { vendor, teas, chaats } = await vendorWithMenu()
  const { png } = await takePhotos()
  const { payload, headers } = await form({ image: { bytes: png, name: 'chai.png' } })
  const image = await app.inject({
    method: 'POST',
    url: `/api/items/${teas[0]}/image`,
    headers: { ...vendor.headers, ...headers },
    payload,
  })
  const { url } = image.json()
  const before = await listOf(vendor)
  expect(before[0]?.imageUrl).toBe(url)

  const { undoId, message } = await changed(vendor, [teas[0], teas[1], chaats[1]], { kind: 'delete' })
  expect(message).toBe('3 items deleted')
  expect(placesOf(await listOf(vendor))).toEqual(['Tea: Green', 'Chaat: Bhel'])
  const nextHour = (hours: number) => new Date(Date.now() + hours * 60 * 60_000)
  await deleteOldChanges(platform, nextHour(0.9))

  expect((await undo(vendor, undoId)).json()).toEqual({
    message: '3 items restored',
    restoredItems: 3,
    notRestored: [],
  })
  expect(await listOf(vendor)).toEqual(before)
  expect((await app.inject(url)).statusCode).toBe(200)

  // Once it can no longer be undone, the pictures go too.
  const again = await changed(vendor, [teas[0]], { kind: 'delete' })
  await deleteOldChanges(platform, nextHour(1.1))
  expect((await undo(vendor, again.undoId)).statusCode).toBe(404)
  expect((await app.inject(url)).statusCode).toBe(404)
})

test('what was changed again meanwhile stays, everything else is restored, and the answer names what is not', async () => {
  const { vendor, tea, chaat, teas, chaats } = await vendorWithMenu()
  const raise = { kind: 'price', by: 'rupees', amount: 5, roundTo: 1 }
  const prices = await changed(vendor, [teas[0], teas[1], teas[2]], raise)
  await menu.change('items', teas[0] ?? '', vendor, { price: 99 })
  await menu.change('items', teas[1] ?? '', vendor, { name: 'Kadak chai', description: 'Strong' })
  await menu.remove(`items/${teas[2]}`, vendor)

  expect((await undo(vendor, prices.undoId)).json()).toEqual({
    message: '1 item restored; 2 items could not be restored',
    restoredItems: 1,
    notRestored: ['Chai', 'Green'],
  })
  const [chai, kadak] = await listOf(vendor)
  expect([chai?.price, kadak?.price, kadak?.name]).toEqual([99, 10, 'Kadak chai'])

  const deleted = await changed(vendor, [teas[0], chaats[0]], { kind: 'delete' })
  await menu.remove(`categories/${tea}`, vendor)
  expect((await undo(vendor, deleted.undoId)).json()).toMatchObject({
    restoredItems: 1,
    notRestored: ['Chai'],
  })
  expect(placesOf(await listOf(vendor))).toEqual(['Chaat: Bhel', 'Chaat: Sev Puri'])

  const [sweets = ''] = await menu.categories(vendor, 'Sweets')
  const moved = await changed(vendor, chaats, { kind: 'category', categoryId: sweets })
  await menu.remove(`categories/${chaat}/hard`, vendor)
  expect((await undo(vendor, moved.undoId)).json()).toMatchObject({
    restoredItems: 0,
    notRestored: ['Bhel', 'Sev Puri'],
  })
})

test('an unknown, repeated, hidden or foreign item refuses the whole change', async () => {
  const { vendor, tea, teas, chaats } = await vendorWithMenu()
  const other = await vendorWithMenu()
  const soldOut = { kind: 'availability', isAvailable: false }
  await menu.remove(`categories/${tea}`, vendor)
  const before = await readMenuTables(db)

  for (const ids of [
    [chaats[0], 'nothing'],
    [chaats[0], chaats[0]],
    [chaats[0], teas[0]],
    [chaats[0], other.teas[0]],
  ]) {
    const answer = await change(vendor, ids, soldOut)
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'Some of these items are not on your menu or are listed twice. Please select them again.',
    ])
  }
  for (const categoryId of [tea, other.tea, 'nothing'])
    expect((await change(vendor, chaats, { kind: 'category', categoryId })).statusCode).toBe(422)
  expect(await readMenuTables(db)).toEqual(before)
})

test('a change without a meaning is refused', async () => {
  const { vendor, teas } = await vendorWithMenu()
  const price = { kind: 'price', by: 'percent', amount: 10, roundTo: 1 }
  for (const wrong of [
    { kind: 'paint' },
    { kind: 'availability' },
    { kind: 'category' },
    { ...price, amount: 0 },
    { ...price, amount: '10' },
    { ...price, roundTo: 2 },
    { ...price, by: 'euros' },
    null,
  ])
    expect((await change(vendor, teas, wrong)).statusCode).toBe(422)
  expect((await change(vendor, [], { kind: 'delete' })).statusCode).toBe(422)
  expect((await change(vendor, Array(2001).fill('x'), { kind: 'delete' })).statusCode).toBe(422)
})

test('a change that is sent twice with the same key is made once, and undone once', async () => {
  const { vendor, teas, before } = await vendorWithMenu()
  const raise = { kind: 'price', by: 'percent', amount: 10, roundTo: 1 }
  const answers = await Promise.all(Array.from({ length: 5 }, () => change(vendor, teas, raise, 'k1')))
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect((await listOf(vendor))[0]?.price).toBe(11)

  const { undoId } = answers[0]?.json() ?? {}
  const undone = await Promise.all(Array.from({ length: 5 }, () => undo(vendor, undoId, 'k2')))
  expect(new Set(undone.map(({ body }) => body)).size).toBe(1)
  expect(withoutTime(await listOf(vendor))).toEqual(withoutTime(before))
  const late = await undo(vendor, undoId)
  expect([late.statusCode, late.json()]).toEqual([404, { message: 'This can no longer be undone' }])
})

test('a change can be undone for ten minutes, and only by its own vendor', async () => {
  const { vendor, teas } = await vendorWithMenu()
  const stranger = await signedInVendor()
  const { undoId } = await changed(vendor, teas, { kind: 'delete' })
  expect((await undo(stranger, undoId)).statusCode).toBe(404)

  await db
    .updateTable('itemChanges')
    .set({ createdAt: sql<string>`now() - interval '11 minutes'` })
    .where('id', '=', undoId)
    .execute()
  expect((await undo(vendor, undoId)).statusCode).toBe(404)
  expect(await listOf(vendor)).toHaveLength(2)
})

test('a change is one log entry, one event and one revision; so is its undo', async () => {
  const { vendor, teas } = await vendorWithMenu()
  let undoId = ''
  const made = await traceOf(db, vendor.id, async () => {
    undoId = (await changed(vendor, teas, { kind: 'delete' })).undoId
  })
  expect(made).toMatchObject({ events: ['MENU_ITEM_DELETED'], revisions: 1 })
  expect(made.logs).toMatchObject([
    { action: 'DELETE', entity: 'MENU_ITEM', newValues: { change: { kind: 'delete' }, itemIds: teas } },
  ])
  const undone = await traceOf(db, vendor.id, () => undo(vendor, undoId))
  expect(undone).toMatchObject({ events: ['MENU_ITEM_CREATED'], revisions: 1 })
  expect(undone.logs).toMatchObject([{ action: 'CREATE', newValues: { undone: 'delete', itemIds: teas } }])
})

test('only vendors change items', async () => {
  const admin = await signedInAdmin()
  const soldOut = { kind: 'availability', isAvailable: false }
  expect((await change({ headers: {} }, ['x'], soldOut)).statusCode).toBe(401)
  expect((await change(admin, ['x'], soldOut)).statusCode).toBe(403)
  expect((await undo(admin, 'x')).statusCode).toBe(403)
})
