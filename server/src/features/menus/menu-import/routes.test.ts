import { bodyLimitOf } from '@thela/contract/body-limits'
import { IDEMPOTENCY_KEY } from '@thela/contract/endpoint'
import { MAX_CATEGORIES } from '@thela/contract/menus/categories'
import { nothingSaid } from '@thela/contract/menus/diets'
import { defaultFlags, forEachFlag, noDetails } from '@thela/contract/menus/item-fields'
import { MAX_ITEMS, type MenuItem } from '@thela/contract/menus/items'
import { menuImportApi } from '@thela/contract/menus/menu-import'
import { MAX_MENU_BYTES, MENU_TOO_LARGE } from '@thela/contract/menus/page-data'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { insertFullMenu } from '../../../../test/large-menu.ts'
import { menuCalls } from '../../../../test/menu.ts'
import { readMenuTables, traceOf, whileLogIsBroken } from '../../../../test/writes.ts'
import { measureMenu } from '../page-data/queries.ts'

const { app, db, signedInVendor, signedInAdmin } = await createTestApp()
const menu = menuCalls(app)

type Person = { headers: Record<string, string> }
type Listed = { name: string; items: object[] }

const add = (vendor: Person, categories: unknown, key?: string) =>
  app.inject({
    method: 'POST',
    url: menuImportApi.add.path,
    headers: { ...vendor.headers, ...(key ? { [IDEMPOTENCY_KEY]: key } : {}) },
    payload: { categories } as object,
  })

const category = (name: string, ...names: string[]): Listed => ({
  name,
  items: names.map((name) => ({ name, price: 20 })),
})
const many = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, n) => ({ name: `Dish ${n}`, price: n, ...more }))

/** The menu as it stands: categories in order, each with its items in order. */
async function menuOf(vendor: Person) {
  const categories: { id: string; name: string }[] = await menu.list('categories', vendor)
  const items: { name: string; categoryId: string }[] = await menu.list('items', vendor, '?limit=1000')
  return categories.map(({ id, name }) => [
    name,
    ...items.filter(({ categoryId }) => categoryId === id).map((item) => item.name),
  ])
}

const detailsOf = async (answer: ReturnType<typeof add>) => {
  const { statusCode, json } = await answer
  return [statusCode, json().details]
}

test('a list becomes categories and items in the order in which it was sent', async () => {
  const vendor = await signedInVendor()
  const answer = await add(vendor, [
    category('Chaat', 'Pani Puri', 'Bhel', 'Aloo Tikki'),
    category('Tea', 'Masala Chai', 'Green Tea'),
  ])

  expect([answer.statusCode, answer.json()]).toEqual([
    201,
    { message: '5 items added to your menu', addedCategories: 2, addedItems: 5 },
  ])
  expect(await menuOf(vendor)).toEqual([
    ['Chaat', 'Pani Puri', 'Bhel', 'Aloo Tikki'],
    ['Tea', 'Masala Chai', 'Green Tea'],
  ])
})

test('a second list follows the first: new categories and items come last, known categories are used again', async () => {
  const vendor = await signedInVendor()
  await menu.categories(vendor, 'Tea', 'Chaat')
  await add(vendor, [category('Tea', 'Masala Chai')])
  const answer = await add(vendor, [
    category('Juice', 'Mosambi'),
    category('  tEA ', 'Green Tea', 'Ginger Tea'),
    category('JUICE', 'Pineapple'),
  ])

  expect(answer.json()).toEqual({ message: '4 items added to your menu', addedCategories: 1, addedItems: 4 })
  expect(await menuOf(vendor)).toEqual([
    ['Tea', 'Masala Chai', 'Green Tea', 'Ginger Tea'],
    ['Chaat'],
    ['Juice', 'Mosambi', 'Pineapple'],
  ])
  const items: { name: string; displayOrder: number }[] = await menu.list('items', vendor)
  expect(items.map(({ displayOrder }) => displayOrder)).toEqual([1, 2, 3, 1, 2])
})

test('letters outside of ASCII are compared as the database does, and only the same name is the same category', async () => {
  const vendor = await signedInVendor()
  await add(vendor, [category('CAFÉ', 'Latte'), category('ચા', 'મસાલા ચા')])
  const answer = await add(vendor, [
    category('café', 'Mocha'),
    category('Cafe', 'Filter'),
    category('ચા', 'આદુ ચા'),
    category('İce', 'Kulfi'),
    category('i̇ce', 'Falooda'),
  ])

  expect(answer.statusCode).toBe(201)
  const names = await menuOf(vendor)
  expect(names.slice(0, 3)).toEqual([
    ['CAFÉ', 'Latte', 'Mocha'],
    ['ચા', 'મસાલા ચા', 'આદુ ચા'],
    ['Cafe', 'Filter'],
  ])
  expect(names.flat()).toEqual(expect.arrayContaining(['Kulfi', 'Falooda']))
})

test('a hidden category, a deleted one and another vendor’s are not used', async () => {
  const vendor = await signedInVendor()
  const stranger = await signedInVendor()
  await add(stranger, [category('Tea', 'Their tea')])
  const [hidden, deleted] = await menu.categories(vendor, 'Tea', 'Chaat')
  await menu.items(vendor, hidden ?? '', 'Old tea')
  await menu.remove(`categories/${hidden}`, vendor)
  await menu.remove(`categories/${deleted}/hard`, vendor)

  const answer = await add(vendor, [category('Tea', 'New tea'), category('Chaat', 'Bhel')])
  expect(answer.json()).toMatchObject({ addedCategories: 2, addedItems: 2 })
  expect(await menuOf(vendor)).toEqual([
    ['Tea', 'New tea'],
    ['Chaat', 'Bhel'],
  ])
  expect(await menuOf(stranger)).toEqual([['Tea', 'Their tea']])
})

test('nothing is assumed of the mark of an item in a list [DIET-01]', async () => {
  const vendor = await signedInVendor()
  const items = [
    { name: 'Poha', mark: 'veg' },
    { name: 'Omelette', mark: 'egg' },
    { name: 'Kebab', mark: 'nonveg' },
    { name: 'Kosha', mark: null },
    { name: 'Idli' },
    // As callers say it that do not know marks.
    { name: 'Dosa', isVeg: true },
    { name: 'Tikka', isVeg: false },
  ].map((item) => ({ ...item, price: 20 }))
  expect((await add(vendor, [{ name: 'Snacks', items }])).statusCode).toBe(201)

  const marks = (await menu.list('items', vendor)).map(({ mark, isVeg }: MenuItem) => [mark, isVeg])
  expect(marks).toEqual([
    ['veg', true],
    ['egg', false],
    ['nonveg', false],
    [null, false],
    [null, false],
    ['veg', true],
    ['nonveg', false],
  ])
  const refused = await add(vendor, [{ name: 'Snacks', items: [{ name: 'Pav', price: 5, mark: 'vegan' }] }])
  expect(refused.statusCode).toBe(422)
})

test('an item of a list has every field that an item has, or its default', async () => {
  const vendor = await signedInVendor()
  const variations = [
    { id: 'var_1', name: 'Half', price: 60 },
    { id: 'var_2', name: 'Full', price: 110.5, description: 'for two' },
  ]
  const full = {
    name: 'મિસળ "પાવ"',
    nameEn: 'Misal Pav',
    description: "Sprouts\nand 'gravy' \\ {a,b}",
    originalPrice: 99.5,
    preparationTime: '10 min',
    calories: 300,
    ingredients: ['peas, green', 'say "hi"', 'null', '{}', ' x\\'.trim()],
    ...forEachFlag(({ defaultValue }) => !defaultValue),
  }
  const items = [
    { name: ' Chai ', price: 12.34 },
    { ...full, price: 80, variations },
    { name: 'Misal', variations: JSON.stringify(variations) },
    { name: 'Water', price: 0, description: '', nameEn: null },
  ]
  expect((await add(vendor, [{ name: 'Snacks', items }])).statusCode).toBe(201)

  const [chai, misal, text, water] = await menu.list('items', vendor)
  // What a list does not say is not assumed.
  const unmarked = { isVeg: false, mark: null }
  expect(chai).toMatchObject({
    ...defaultFlags,
    ...unmarked,
    ...nothingSaid,
    ...noDetails,
    name: 'Chai',
    price: 12.34,
    description: null,
  })
  expect([chai.imageUrl, chai.variations]).toEqual([null, null])
  // With variations the item's own price is 0, as when it is added alone.
  expect(misal).toMatchObject({ ...full, price: 0 })
  expect(JSON.parse(misal.variations)).toEqual(variations)
  expect(JSON.parse(text.variations)).toEqual(variations)
  expect(water).toMatchObject({ price: 0, description: null, nameEn: null })
})

test('a list is one log entry with its counts, one event and one revision', async () => {
  const vendor = await signedInVendor()
  const trace = await traceOf(db, vendor.id, () =>
    add(vendor, [category('Tea', 'Chai', 'Kadak'), category('Chaat', 'Bhel')]),
  )

  const items: { id: string }[] = await menu.list('items', vendor)
  expect(trace).toEqual({
    logs: [
      {
        action: 'CREATE',
        entity: 'MENU_ITEM',
        entityId: vendor.id,
        oldValues: null,
        newValues: { addedCategories: 2, addedItems: 3, itemIds: items.map(({ id }) => id) },
      },
    ],
    events: ['MENU_ITEM_CREATED'],
    revisions: 1,
  })
})

test('errors name the row and the field, and nothing is written', async () => {
  const vendor = await signedInVendor()
  const before = await readMenuTables(db)
  const good = { name: 'Chai', price: 10 }
  const list = [
    category('Tea', 'Chai'),
    { name: 'x', items: [good, { name: 'Kadak' }, { name: 'y', price: -1 }, { ...good, variations: [] }] },
    { name: 'Empty', items: [] },
    { name: 'Tea', items: [{ ...good, variations: [{ id: '1', name: 'Half', price: 1.234 }] }, 7] },
  ]
  const [status, details] = await detailsOf(add(vendor, list))

  expect(status).toBe(422)
  expect(details).toEqual(
    expect.arrayContaining([
      { path: 'categories[1].name', msg: 'Name must be at least 2 characters' },
      { path: 'categories[1].items[1].price', msg: 'Price is required' },
      { path: 'categories[1].items[2].name', msg: 'Name must be at least 2 characters' },
      { path: 'categories[1].items[2].price', msg: 'Price must be positive' },
      { path: 'categories[1].items[3].variations', msg: expect.any(String) },
      { path: 'categories[2].items', msg: expect.any(String) },
      { path: 'categories[3].items[0].variations[0].price', msg: 'At most 2 decimals' },
      { path: 'categories[3].items[1]', msg: expect.any(String) },
    ]),
  )
  expect(details).toHaveLength(8)
  expect(await readMenuTables(db)).toEqual(before)
})

test('a list is added whole or not at all, also when the last statement fails', async () => {
  const vendor = await signedInVendor()
  const list = [category('Tea', 'Chai'), category('Chaat', 'Bhel')]
  const before = await readMenuTables(db)
  await whileLogIsBroken(db, async () => {
    expect((await add(vendor, list, 'k1')).statusCode).toBe(500)
  })
  expect(await readMenuTables(db)).toEqual(before)

  expect(
    (await add(vendor, [{ name: 'Tea', items: [{ name: 'Chai', price: 1, description: 'a\u0000b' }] }]))
      .statusCode,
  ).toBe(400)
  expect(await readMenuTables(db)).toEqual(before)
  expect((await add(vendor, list, 'k1')).statusCode).toBe(201)
})

test('a list that is sent twice with the same key is added once, and so is one that is sent ten times at once', async () => {
  const vendor = await signedInVendor()
  const list = [category('Tea', 'Chai', 'Kadak')]
  const first = await add(vendor, list, 'k1')
  const again = await add(vendor, list, 'k1')
  expect([again.statusCode, again.json()]).toEqual([201, first.json()])

  const together = await Promise.all(
    Array.from({ length: 10 }, () => add(vendor, [category('Chaat', 'Bhel')], 'k2')),
  )
  expect(together.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201))
  expect(await menuOf(vendor)).toEqual([
    ['Tea', 'Chai', 'Kadak'],
    ['Chaat', 'Bhel'],
  ])

  const other = await add(vendor, [category('Tea', 'Another')], 'k1')
  expect([other.statusCode, other.json().message]).toEqual([
    409,
    'This was already saved with other values. Please close the form and look at the list.',
  ])
  expect((await add(await signedInVendor(), list, 'k1')).statusCode).toBe(201)
})

test('lists with different keys that are sent at the same time share their new categories', async () => {
  const vendor = await signedInVendor()
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => add(vendor, [category('Tea', `Chai ${n}`)], `k${n}`)),
  )

  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(201))
  const [tea, ...rest] = await menuOf(vendor)
  expect([rest, tea?.toSorted()]).toEqual([
    [],
    [...Array(8).keys()]
      .map((n) => `Chai ${n}`)
      .concat('Tea')
      .toSorted(),
  ])
})

test('2,000 items in 200 categories are added in one call, and counted', async () => {
  const vendor = await signedInVendor()
  const list = Array.from({ length: MAX_CATEGORIES }, (_, n) => ({
    name: `Category ${n}`,
    items: many(10, { description: 'ગરમ અને તાજું, ઘરના મસાલા સાથે' }),
  }))
  const answer = await add(vendor, list)

  expect(answer.json()).toEqual({
    message: '2,000 items added to your menu',
    addedCategories: 200,
    addedItems: 2000,
  })
  const { itemCount } = await db
    .selectFrom('vendors')
    .select('itemCount')
    .where('id', '=', vendor.id)
    .executeTakeFirstOrThrow()
  expect(itemCount).toBe(MAX_ITEMS)
  expect(await detailsOf(add(vendor, [category('Category 1', 'One more')]))).toEqual([
    422,
    [
      {
        path: 'categories',
        msg: 'A menu can have at most 2,000 items: there is room for 0 more, and this list has 1',
      },
    ],
  ])
})

test('a list that is larger than the room on the menu is refused whole, with how many fit', async () => {
  const vendor = await signedInVendor()
  await add(vendor, [{ name: 'Old', items: many(MAX_ITEMS - 2) }])
  const before = await readMenuTables(db)

  expect(await detailsOf(add(vendor, [category('New', 'One', 'Two'), category('Old', 'Three')]))).toEqual([
    422,
    [
      {
        path: 'categories',
        msg: 'A menu can have at most 2,000 items: there is room for 2 more, and this list has 3',
      },
    ],
  ])
  expect(await readMenuTables(db)).toEqual(before)
  expect((await add(vendor, [category('New', 'One', 'Two')])).statusCode).toBe(201)
})

test('more categories than a menu can have are refused, with how many fit; known ones do not count', async () => {
  const vendor = await signedInVendor()
  const names = Array.from({ length: MAX_CATEGORIES - 1 }, (_, n) => `Category ${n}`)
  await add(
    vendor,
    names.map((name) => category(name, 'Dish')),
  )

  expect(await detailsOf(add(vendor, [category('New', 'One'), category('Newer', 'Two')]))).toEqual([
    422,
    [
      {
        path: 'categories',
        msg: 'A menu can have at most 200 categories: there is room for 1 more, and this list has 2 new ones',
      },
    ],
  ])
  expect((await menuOf(vendor)).length).toBe(MAX_CATEGORIES - 1)
  const again = await add(
    vendor,
    [...names, 'New'].map((name) => category(name, 'Another')),
  )
  expect(again.json()).toMatchObject({ addedCategories: 1, addedItems: 200 })
})

test('a list of too many items, in however many categories, is refused with one error', async () => {
  const vendor = await signedInVendor()
  const tooMany = [{ path: 'categories', msg: 'A menu can have at most 2,000 items' }]
  expect(
    await detailsOf(
      add(vendor, [
        { name: 'Tea', items: many(1000) },
        { name: 'Chaat', items: many(1001) },
      ]),
    ),
  ).toEqual([422, tooMany])
  // Without this each of them would be an error of its own.
  const empty = Array.from({ length: 200 }, () => ({ name: 'Tea', items: Array(2000).fill({}) }))
  expect(await detailsOf(add(vendor, empty))).toEqual([422, tooMany])
  expect((await detailsOf(add(vendor, Array(201).fill(category('Tea', 'Chai')))))[1]).toHaveLength(1)
  for (const categories of [[], undefined, null, 'Tea', {}, [null], [[]], [{ items: 7 }]])
    expect((await add(vendor, categories)).statusCode).toBe(422)
})

test('a list that makes the menu larger than 4 MB is refused; whatever fits on a menu fits into one list', async () => {
  const full = await signedInVendor()
  await insertFullMenu(db, full.id)
  expect(await detailsOf(add(full, [category('Tea', 'Chai')]))).toEqual([
    422,
    [{ path: 'categories', msg: MENU_TOO_LARGE }],
  ])

  const vendor = await signedInVendor()
  const every = {
    ...forEachFlag(() => false),
    nameEn: 'Dish',
    description: 'ગરમ અને તાજું, ઘરના મસાલા સાથે '.repeat(16).trim(),
    price: 9_999_999.99,
    originalPrice: 9_999_999.99,
    preparationTime: '10-15 min',
    calories: 10_000,
    ingredients: ['peas', 'onion'],
    variations: [{ id: 'var_1', name: 'Half', price: 9_999_999.99 }],
  }
  const list = [{ name: 'Tea', items: many(MAX_ITEMS, every) }]
  expect((await add(vendor, list)).statusCode).toBe(201)
  const size = await measureMenu(db, vendor.id)
  expect(size).toBeGreaterThan(0.75 * MAX_MENU_BYTES)
  expect(Buffer.byteLength(JSON.stringify({ categories: list }))).toBeLessThan(size)
  expect(bodyLimitOf(menuImportApi.add)).toBe(MAX_MENU_BYTES)
})

test('only vendors add lists', async () => {
  const admin = await signedInAdmin()
  expect((await add({ headers: {} }, [category('Tea', 'Chai')])).statusCode).toBe(401)
  expect((await add(admin, [category('Tea', 'Chai')])).statusCode).toBe(403)
})
