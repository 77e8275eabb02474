import { beforeAll, expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { menuCalls } from '../../../../test/menu.ts'

const { app, db, signedInVendor } = await createTestApp()
const menu = menuCalls(app)
const vendor = await signedInVendor()

const countOf = async (id = vendor.id) => {
  const { itemCount } = await db
    .selectFrom('vendors')
    .select('itemCount')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return itemCount
}

const ids: string[] = []
const [snacks = '', drinks = ''] = await menu.categories(vendor, 'Snacks', 'Drinks')

beforeAll(async () => {
  ids.push(...(await menu.items(vendor, snacks, 'Samosa', 'Kachori')))
  ids.push(...(await menu.items(vendor, drinks, 'Chai')))
})

test('the item count is correct after items are added, moved and deleted', async () => {
  expect(await countOf()).toBe(3)
  await menu.change('items', ids[0] ?? '', vendor, { categoryId: drinks })
  expect(await countOf()).toBe(3)
  await menu.remove(`items/${ids[1]}`, vendor)
  expect(await countOf()).toBe(2)
})

test('twenty items added at the same time are all counted', async () => {
  const added = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      menu.addItem(vendor, { name: `Dosa ${n}`, categoryId: snacks, price: 60 }),
    ),
  )
  expect(added.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(201))
  expect(await countOf()).toBe(22)
})

test('items of a hidden category are not counted until it is shown again', async () => {
  const hide = (deletedAt: string | null) =>
    db.updateTable('categories').set({ deletedAt }).where('id', '=', drinks).execute()
  await hide(new Date().toISOString())
  expect(await countOf()).toBe(20)
  await hide(null)
  expect(await countOf()).toBe(22)
})

test('deleting a vendor with items deletes the items', async () => {
  const other = await signedInVendor()
  const [category = ''] = await menu.categories(other, 'Snacks')
  await menu.items(other, category, 'Samosa')
  expect(await countOf(other.id)).toBe(1)
  await db.deleteFrom('vendors').where('id', '=', other.id).execute()
  expect(await db.selectFrom('menuItems').select('id').where('vendorId', '=', other.id).execute()).toEqual([])
})
