import { itemMarks } from '@thela/contract/menus/item-marks'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { menuCalls } from '../../../../test/menu.ts'
import { traceOf } from '../../../../test/writes.ts'

const { app, db, signedInVendor } = await createTestApp()
const menu = menuCalls(app)
const vendor = await signedInVendor()
const [categoryId = ''] = await menu.categories(vendor, 'Snacks')

type Marked = { id: string; mark: string | null; isVeg: boolean }

async function add(more: object): Promise<Marked> {
  return (await menu.addItem(vendor, { name: 'Roll', categoryId, price: 30, ...more })).json().item
}
const change = async (id: string, more: object): Promise<Marked> =>
  (await menu.change('items', id, vendor, more)).json().item
const marksOf = ({ mark, isVeg }: Marked) => [mark, isVeg]

test.each([...itemMarks, null])(
  'a vendor marks an item as %s, and customers get it [DIET-01]',
  async (mark) => {
    const item = await add({ mark })
    expect(marksOf(item)).toEqual([mark, mark === 'veg'])

    const { categories } = (await app.inject(`/api/public/vendor/${vendor.id}/menu-full`)).json()
    const onMenu = categories[0].menuItems.find(({ id }: Marked) => id === item.id)
    expect(marksOf(onMenu)).toEqual([mark, mark === 'veg'])
  },
)

test('any mark can be changed into any other, and taken away [DIET-01]', async () => {
  const { id } = await add({})
  for (const mark of [...itemMarks, null, 'egg', 'veg', null, 'nonveg'])
    expect(marksOf(await change(id, { mark }))).toEqual([mark, mark === 'veg'])

  const { logs, revisions } = await traceOf(db, vendor.id, () => change(id, { mark: 'egg' }))
  expect(logs).toMatchObject([{ oldValues: { mark: 'nonveg' }, newValues: { mark: 'egg' } }])
  expect(revisions).toBe(1)
})

test('the mark counts before isVeg where a caller sends both [DIET-01]', async () => {
  expect(marksOf(await add({ mark: 'egg', isVeg: true }))).toEqual(['egg', false])
  const { id } = await add({ mark: 'nonveg' })
  expect(marksOf(await change(id, { mark: 'veg', isVeg: false }))).toEqual(['veg', true])
})

test('a caller that knows only isVeg can go on, and takes no mark away that it does not know [DIET-01]', async () => {
  expect(marksOf(await add({ isVeg: true }))).toEqual(['veg', true])
  expect(marksOf(await add({ isVeg: false }))).toEqual(['nonveg', false])

  for (const mark of ['egg', null]) {
    const { id } = await add({ mark })
    expect(marksOf(await change(id, { isVeg: false, price: 35 }))).toEqual([mark, false])
    expect(marksOf(await change(id, { isVeg: true }))).toEqual(['veg', true])
    expect(marksOf(await change(id, { isVeg: false }))).toEqual(['nonveg', false])
  }
})

test('what the release before writes is read as veg or non-veg [DIET-01]', async () => {
  const { id } = await add({ mark: 'egg' })
  await sql`update menu_items set is_veg = true where id = ${id}`.execute(db)
  expect(marksOf(await change(id, {}))).toEqual(['veg', true])

  await sql`insert into menu_items (vendor_id, id, category_id, name, price, position, is_veg)
    values (${vendor.id}, 'older', ${categoryId}, 'Kebab', 90, 99, false)`.execute(db)
  expect(marksOf(await change('older', {}))).toEqual(['nonveg', false])
})

test('a mark that does not exist is refused [DIET-01]', async () => {
  for (const mark of ['vegan', 'Veg', true, ''])
    expect((await menu.addItem(vendor, { name: 'Roll', categoryId, price: 30, mark })).statusCode).toBe(422)
})
