import { allergens, diets } from '@thela/contract/menus/diets'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { menuCalls } from '../../../../test/menu.ts'
import { traceOf } from '../../../../test/writes.ts'

const { app, db, signedInVendor } = await createTestApp()
const menu = menuCalls(app)
const vendor = await signedInVendor()
const [categoryId = ''] = await menu.categories(vendor, 'Snacks')

type Said = { id: string; diets: string[]; allergens: string[] }

const send = (more: object) => menu.addItem(vendor, { name: 'Roll', categoryId, price: 30, ...more })
const add = async (more: object): Promise<Said> => (await send(more)).json().item
const change = async (id: string, more: object): Promise<Said> =>
  (await menu.change('items', id, vendor, more)).json().item
const saidOf = ({ diets, allergens }: Said) => [diets, allergens]

async function onMenu(id: string): Promise<Said> {
  const { categories } = (await app.inject(`/api/public/vendor/${vendor.id}/menu-full`)).json()
  return categories[0].menuItems.find((item: Said) => item.id === id)
}

test('a vendor says what an item is made for and contains, and customers get it [DIET-02]', async () => {
  const item = await add({ diets: [...diets], allergens: [...allergens] })
  expect(saidOf(item)).toEqual([diets, allergens])
  expect(saidOf(await onMenu(item.id))).toEqual([diets, allergens])
})

test('nothing is said of a new item, whatever its name, its mark and the library say [DIET-02]', async () => {
  const item = await add({ name: 'Jain Pav Bhaji', mark: 'egg', ingredients: ['milk'] })
  expect(saidOf(item)).toEqual([[], []])
  expect(saidOf(await onMenu(item.id))).toEqual([[], []])
})

test('each mark is kept once and in one order, and a change is logged and raises the revision [DIET-02]', async () => {
  const { id } = await add({ allergens: ['soy', 'milk', 'soy'] })
  expect(saidOf(await onMenu(id))).toEqual([[], ['milk', 'soy']])

  const { logs, revisions } = await traceOf(db, vendor.id, () => change(id, { diets: ['vegan', 'jain'] }))
  expect(logs).toMatchObject([{ oldValues: { diets: [] }, newValues: { diets: ['jain', 'vegan'] } }])
  expect(revisions).toBe(1)
})

test('a caller that does not know of them takes nothing away, and one that empties a list does [DIET-02]', async () => {
  const { id } = await add({ diets: ['jain'], allergens: ['peanut'] })
  expect(saidOf(await change(id, { price: 35, isVeg: true }))).toEqual([['jain'], ['peanut']])
  expect(saidOf(await change(id, { allergens: [] }))).toEqual([['jain'], []])
})

test.each([
  { diets: ['keto'] },
  { diets: ['Jain'] },
  { diets: 'jain' },
  { diets: null },
  { allergens: ['nuts'] },
  { allergens: ['milk', 'pollen'] },
  { allergens: [null] },
  { allergens: Array.from({ length: 15 }, () => 'milk') },
])('%j is refused [DIET-02]', async (more) => {
  expect((await send(more)).statusCode).toBe(422)
  const { id } = await add({ diets: ['jain'], allergens: ['milk'] })
  expect((await menu.change('items', id, vendor, more)).statusCode).toBe(422)
  expect(saidOf(await onMenu(id))).toEqual([['jain'], ['milk']])
})

test('the database too takes only marks of the lists [DIET-02]', async () => {
  const { id } = await add({})
  for (const column of ['diets', 'allergens'])
    await expect(
      sql`update menu_items set ${sql.ref(column)} = '{"pollen"}' where id = ${id}`.execute(db),
    ).rejects.toThrow(/check constraint/)
})

test('what the release before adds and changes has what was said of it, or nothing [DIET-02]', async () => {
  await sql`insert into menu_items (vendor_id, id, category_id, name, price, position)
    values (${vendor.id}, 'older', ${categoryId}, 'Kebab', 90, 99)`.execute(db)
  expect(saidOf(await change('older', { price: 95 }))).toEqual([[], []])

  const { id } = await add({ allergens: ['fish'] })
  await sql`update menu_items set name = 'Fish roll' where id = ${id}`.execute(db)
  expect(saidOf(await onMenu(id))).toEqual([[], ['fish']])
})

test('marks come in with a list, and come back when several deleted items are restored [DIET-02]', async () => {
  const other = await signedInVendor()
  const items = [
    { name: 'Poha', price: 20, diets: ['jain'], allergens: ['peanut', 'mustard'] },
    { name: 'Chai', price: 10 },
  ]
  const { headers } = other
  const payload = { categories: [{ name: 'Snacks', items }] }
  await app.inject({ method: 'POST', url: '/api/menu-imports', headers, payload })
  const listed: Said[] = await menu.list('items', other)
  expect(listed.map(saidOf)).toEqual([
    [['jain'], ['peanut', 'mustard']],
    [[], []],
  ])

  const itemIds = listed.map(({ id }) => id)
  const deletion = { itemIds, change: { kind: 'delete' } }
  const { undoId } = (
    await app.inject({ method: 'POST', url: '/api/items/changes', headers, payload: deletion })
  ).json()
  expect(await menu.list('items', other)).toEqual([])
  await app.inject({ method: 'POST', url: `/api/items/changes/${undoId}/undo`, headers })
  expect((await menu.list('items', other)).map(saidOf)).toEqual(listed.map(saidOf))
})
