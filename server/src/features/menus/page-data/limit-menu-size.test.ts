import { MAX_MENU_BYTES, MENU_TOO_LARGE } from '@thela/contract/menus/page-data'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { insertFullMenu, insertLargeMenu } from '../../../../test/large-menu.ts'
import { menuCalls } from '../../../../test/menu.ts'
import { readMenuTables } from '../../../../test/writes.ts'
import { measureMenu } from './queries.ts'

const { app, db, signedInVendor } = await createTestApp()
const menu = menuCalls(app)
const refused = [422, [{ msg: MENU_TOO_LARGE, path: 'name' }]]
const outcomeOf = async (answer: ReturnType<typeof menu.addItem>) => {
  const { statusCode, json } = await answer
  return [statusCode, json().details]
}
const set = (vendorId: string, id: string, description: string) =>
  db
    .updateTable('menuItems')
    .set({ description })
    .where('vendorId', '=', vendorId)
    .where('id', '=', id)
    .execute()
const readFull = async (vendorId: string) => app.inject(`/api/public/vendor/${vendorId}/menu-full`)

test('2,000 items with a description in Gujarati and three variations each fit', async () => {
  const { id } = await signedInVendor()
  const variations = ['નાનું', 'મધ્યમ', 'મોટું'].map((name, n) => ({ id: `var_${n}`, name, price: 40 * n }))
  await insertLargeMenu(db, id, { description: 'ગરમ અને તાજું, ઘરના મસાલા સાથે બનાવેલું. '.repeat(3), variations })

  expect(await measureMenu(db, id)).toBeLessThan(0.75 * MAX_MENU_BYTES)
})

test('the measured size differs from the response by less than a tenth', async () => {
  const { id } = await signedInVendor()
  await insertFullMenu(db, id)

  expect(await measureMenu(db, id)).toBe(MAX_MENU_BYTES)
  const { categories } = (await readFull(id)).json()
  const sent = Buffer.byteLength(JSON.stringify(categories))
  expect(Math.abs(sent / MAX_MENU_BYTES - 1)).toBeLessThan(0.1)
})

test('every change that makes a full menu larger is refused', async () => {
  const vendor = await signedInVendor()
  await insertFullMenu(db, vendor.id)
  const [long, short] = ['A name that is quite a bit longer', 'Brief']
  await db
    .insertInto('categories')
    .values({ vendorId: vendor.id, id: 'x', name: short, position: 99 })
    .execute()
  const before = await readMenuTables(db)
  const variations = [{ id: 'var_1', name: 'x'.repeat(60), price: 1, description: 'y'.repeat(200) }]

  const tried = [
    menu.addItem(vendor, { name: 'Dosa', categoryId: 'c1', price: 60 }),
    menu.addItem(vendor, { name: 'Dosa', categoryId: 'c1', variations }),
    menu.addCategory(vendor, { name: 'Drinks' }),
    menu.change('categories', 'c1', vendor, { name: long }),
    menu.change('categories', 'c1', vendor, { description: long }),
    menu.change('items', 'i1', vendor, { name: long }),
    menu.change('items', 'i1', vendor, { description: long }),
    menu.change('items', 'i1', vendor, { ingredients: [long] }),
    menu.change('items', 'i1', vendor, { variations: Array(50).fill(variations[0]) }),
  ]
  expect(await Promise.all(tried.map(outcomeOf))).toEqual(tried.map(() => refused))
  expect(await readMenuTables(db)).toEqual(before)
})

test('a full menu can be edited as long as it does not grow, and freed space can be used', async () => {
  const vendor = await signedInVendor()
  await insertFullMenu(db, vendor.id)
  const change = async (payload: object) => (await menu.change('items', 'i1', vendor, payload)).statusCode

  expect(await change({ isAvailable: false, price: 9_999 })).toBe(200)
  expect(await change({ name: 'Dosa' })).toBe(200)
  expect(await change({ description: 'Crisp and hot!!' })).toBe(200)
  expect((await menu.remove('items/i2', vendor)).statusCode).toBe(200)
  expect((await menu.addItem(vendor, { name: 'Idli', categoryId: 'c2', price: 60 })).statusCode).toBe(201)
})

test('a menu over the limit can still be read, and may only shrink', async () => {
  const vendor = await signedInVendor()
  await insertFullMenu(db, vendor.id)
  await set(vendor.id, 'i1', 'x'.repeat(100_000))

  expect((await readFull(vendor.id)).json().categories[1].menuItems[0].description).toHaveLength(100_000)
  expect(await outcomeOf(menu.change('items', 'i2', vendor, { description: 'Crisp and very hot' }))).toEqual(
    refused,
  )
  expect((await menu.change('items', 'i2', vendor, { description: 'Crisp' })).statusCode).toBe(200)
  expect((await menu.change('items', 'i2', vendor, { isAvailable: false })).statusCode).toBe(200)
  expect((await menu.remove('categories/c3/hard', vendor)).statusCode).toBe(200)
})

test('when twenty items are added at the same time, only those that fit are stored', async () => {
  const vendor = await signedInVendor()
  await insertFullMenu(db, vendor.id)
  await menu.remove('items/i1', vendor)
  const room = MAX_MENU_BYTES - (await measureMenu(db, vendor.id))
  const item = (n: number) => ({
    name: `Dosa ${10 + n}`,
    categoryId: 'c1',
    price: 60,
    description: 'x'.repeat(300),
  })
  await menu.addItem(vendor, item(0))
  const each = room - (MAX_MENU_BYTES - (await measureMenu(db, vendor.id)))

  const added = await Promise.all(Array.from({ length: 20 }, (_, n) => menu.addItem(vendor, item(n))))
  const taken = added.filter(({ statusCode }) => statusCode === 201).length
  expect(taken).toBe(Math.floor(room / each) - 1)
  expect(await measureMenu(db, vendor.id)).toBeLessThanOrEqual(MAX_MENU_BYTES)
})
