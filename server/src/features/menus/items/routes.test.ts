import {
  defaultFlags,
  forEachFlag,
  type ItemDetail,
  itemFlagNames,
  noDetails,
} from '@thela/contract/menus/item-fields'
import { itemsApi, MAX_ITEMS, MAX_VARIATIONS } from '@thela/contract/menus/items'
import { displayPrice } from '@thela/contract/menus/variations'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { menuWork } from '../../../../test/menu.ts'
import { readMenuTables, traceOf, whileLogIsBroken } from '../../../../test/writes.ts'

const { app, db, signedInVendor, signedInAdmin } = await createTestApp()
const { addItem, change, remove, reorder, list, categories, items } = menuWork(app)

const vendor = await signedInVendor()
const stranger = await signedInVendor()
const admin = await signedInAdmin()

type Person = { headers: Record<string, string> }

/** A category of its own for every test, so that they share a vendor and not a menu. */
let shelves = 0
const newShelf = async (who: Person = vendor) => (await categories(who, `Shelf ${shelves++}`))[0] ?? ''
const onShelf = (categoryId: string) => list('items', vendor, `?categoryId=${categoryId}`)
const namesOf = (rows: { name: string }[]) => rows.map(({ name }) => name)
const update = (id: string, payload: object, who: Person = vendor) => change('items', id, who, payload)

const halfAndFull = [
  { id: 'var_1', name: 'Full', price: 120 },
  { id: 'var_2', name: 'Half', price: 70, description: 'For one' },
]

const details = {
  nameEn: 'Masala Dosa',
  originalPrice: 99.99,
  preparationTime: '10 min',
  calories: 300,
  ingredients: ['rice', 'potato'],
} satisfies Record<ItemDetail, unknown>

describe('a vendor', () => {
  test('adds an item with its defaults [API-27] [ITEM-38] [ITEM-39] [ITEM-40] [ITEM-41] [ITEM-44] [ENT-06]', async () => {
    const categoryId = await newShelf()
    const answer = await addItem(vendor, { name: ' Masala Dosa ', categoryId, price: 80.5 })

    expect(answer.statusCode).toBe(201)
    expect(answer.json().message).toBe('Menu item created successfully!')
    expect(answer.json().item).toMatchObject({
      name: 'Masala Dosa',
      categoryId,
      category: { id: categoryId },
      price: 80.5,
      description: null,
      imageUrl: null,
      ...defaultFlags,
      ...noDetails,
      isVeg: true,
      isAvailable: true,
      isPopular: false,
      isFeatured: false,
      signature: false,
      spicy: false,
      ingredients: [],
      variations: null,
      displayOrder: 1,
    })
  })

  test('adds an item with fifty of the longest variations', async () => {
    const variations = Array.from({ length: MAX_VARIATIONS }, (_, n) => ({
      id: `var_${n}_`.padEnd(64, 'x'),
      name: `"${n}" `.padEnd(60, 'ઢ'),
      price: 9_999_999.99,
      description: '"'.padEnd(200, 'ઢો'),
    }))
    const answer = await addItem(vendor, {
      name: 'ઢ'.repeat(120),
      nameEn: '"'.repeat(120),
      description: 'ઢ\n'.repeat(500).trim(),
      ingredients: Array.from({ length: 50 }, () => 'ઢ'.repeat(60)),
      categoryId: await newShelf(),
      variations: JSON.stringify(variations),
    })

    expect(answer.statusCode).toBe(201)
    expect(JSON.parse(answer.json().item.variations)).toEqual(variations)
  })

  test('adds an item with every detail', async () => {
    const item = {
      name: 'મસાલા ઢોસા',
      categoryId: await newShelf(),
      price: 0,
      description: 'Crisp',
      imageUrl: 'https://example.com/dosa.jpg',
      ...forEachFlag(({ defaultValue }) => !defaultValue),
      ...details,
    }
    expect((await addItem(vendor, item)).json().item).toMatchObject(item)
  })

  test.each([
    ['text', JSON.stringify(halfAndFull)],
    ['a list', halfAndFull],
  ])(
    'adds variations as %s; the item itself then costs 0 and shows the lowest price [ITEM-34] [ITEM-35] [ITEM-37] [ENT-07]',
    async (_form, variations) => {
      const categoryId = await newShelf()
      const { item } = (await addItem(vendor, { name: 'Thali', categoryId, price: 55, variations })).json()

      expect(item.price).toBe(0)
      expect(JSON.parse(item.variations)).toEqual(halfAndFull)
      expect(displayPrice(item)).toEqual({ price: 70, isFrom: true })
    },
  )

  test('sees the items by category, then in their order [API-26]', async () => {
    const owner = await signedInVendor()
    const [first = '', second = ''] = await categories(owner, 'First', 'Second')
    await items(owner, second, 'Chai', 'Lassi')
    await items(owner, first, 'Samosa')
    expect(namesOf(await list('items', owner))).toEqual(['Samosa', 'Chai', 'Lassi'])

    await reorder('categories', [second, first], owner)
    expect(namesOf(await list('items', owner))).toEqual(['Chai', 'Lassi', 'Samosa'])
    expect(namesOf(await list('items', owner, '?limit=2&page=2'))).toEqual(['Samosa'])
  })

  test('searches by name or description, in any case and to the letter [API-26]', async () => {
    const owner = await signedInVendor()
    const [categoryId = '', other = ''] = await categories(owner, 'Drinks', 'Food')
    await addItem(owner, { name: 'Cold Coffee', categoryId, price: 1, description: '100% milk' })
    await addItem(owner, { name: 'Chai', categoryId, price: 1, description: 'With COFFEE beans_' })
    await addItem(owner, { name: 'Coffee Cake', categoryId: other, price: 1 })

    const search = async (query: string) => namesOf(await list('items', owner, query))
    expect(await search('?search=coffee')).toEqual(['Cold Coffee', 'Chai', 'Coffee Cake'])
    expect(await search(`?search=coffee&categoryId=${categoryId}`)).toEqual(['Cold Coffee', 'Chai'])
    expect(await search('?search=100%25')).toEqual(['Cold Coffee'])
    expect(await search('?search=_')).toEqual(['Chai'])
    expect(await search('?search=%5C')).toEqual([])
    expect(await search('?search=')).toHaveLength(3)
    expect(await search('?categoryId=nothing')).toEqual([])
  })

  test.each(itemFlagNames)(
    'flips %s and nothing else [API-28] [ITEM-17] [ITEM-18] [ITEM-19] [ITEM-20] [ITEM-21] [ITEM-45]',
    async (flag) => {
      const [id = ''] = await items(vendor, await newShelf(), 'Samosa')
      const before = (await update(id, {})).json().item
      const answer = await update(id, { [flag]: !before[flag] })

      expect([answer.statusCode, answer.json().message]).toEqual([200, 'Menu item updated successfully!'])
      expect({ ...answer.json().item, updatedAt: '' }).toEqual({
        ...before,
        [flag]: !before[flag],
        updatedAt: '',
      })
    },
  )

  test('saves in two tabs at once without losing either', async () => {
    const categoryId = await newShelf()
    const [id = ''] = await items(vendor, categoryId, 'Samosa')
    await Promise.all([
      update(id, { isAvailable: false }),
      update(id, { name: 'Samosa Chaat' }),
      update(id, { price: 35 }),
      update(id, { isPopular: true }),
    ])
    expect(await onShelf(categoryId)).toMatchObject([
      { name: 'Samosa Chaat', price: 35, isAvailable: false, isPopular: true },
    ])
  })

  test('moves an item to the end of another category; saving it there again moves nothing', async () => {
    const [from, to] = [await newShelf(), await newShelf()]
    const [id = ''] = await items(vendor, from, 'Wanderer')
    await items(vendor, to, 'First')
    await update(id, { categoryId: to })
    await items(vendor, to, 'Third')
    await update(id, { categoryId: to, name: 'Wanderer' })

    expect(await onShelf(from)).toEqual([])
    expect(namesOf(await onShelf(to))).toEqual(['First', 'Wanderer', 'Third'])
  })

  test('gives and takes variations; without them the item needs a price', async () => {
    const [id = ''] = await items(vendor, await newShelf(), 'Thali')
    expect((await update(id, { variations: halfAndFull })).json().item.price).toBe(0)
    expect((await update(id, { price: 90 })).json().item.price).toBe(0)

    const refused = await update(id, { variations: null })
    expect([refused.statusCode, refused.json().details]).toEqual([
      422,
      [{ path: 'price', msg: 'Price is required' }],
    ])
    expect((await update(id, { variations: null, price: 90 })).json().item).toMatchObject({
      price: 90,
      variations: null,
    })
  })

  test('deletes an item [API-29] [ITEM-46]', async () => {
    const categoryId = await newShelf()
    const [id = ''] = await items(vendor, categoryId, 'Samosa', 'Vada')
    const answer = await remove(`items/${id}`, vendor)

    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Menu item deleted successfully!' }])
    expect(namesOf(await onShelf(categoryId))).toEqual(['Vada'])
  })
})

describe('a new order', () => {
  test('of all items holds within each category [API-30] [ITEM-24] [ITEM-47]', async () => {
    const owner = await signedInVendor()
    const [first = '', second = ''] = await categories(owner, 'First', 'Second')
    const [a, b, c] = await items(owner, first, 'Aa', 'Bb', 'Cc')
    const [x, y] = await items(owner, second, 'Xx', 'Yy')

    const answer = await reorder('items', [y, c, x, a, b], owner)
    expect([answer.statusCode, answer.json().message]).toEqual([200, 'Menu items reordered successfully!'])
    expect(namesOf(answer.json().items)).toEqual(['Cc', 'Aa', 'Bb', 'Yy', 'Xx'])
    expect(namesOf(await list('items', owner))).toEqual(['Cc', 'Aa', 'Bb', 'Yy', 'Xx'])
  })

  test('of some items uses the places they had; the others do not move', async () => {
    const categoryId = await newShelf()
    const [a, , c] = await items(vendor, categoryId, 'Aa', 'Bb', 'Cc', 'Dd')
    await reorder('items', [c, a], vendor)
    expect(namesOf(await onShelf(categoryId))).toEqual(['Cc', 'Bb', 'Aa', 'Dd'])
  })

  test.each([
    ['one twice', (ids: string[]) => [ids[0], ids[0]]],
    ['one twice among others', (ids: string[]) => [ids[0], ids[0], ids[1]]],
    ['an unknown one', (ids: string[]) => [...ids, 'nothing']],
  ])('with %s changes nothing', async (_what, make) => {
    const ids = await items(vendor, await newShelf(), 'Aa', 'Bb', 'Cc')
    const before = await readMenuTables(db)
    expect((await reorder('items', make(ids), vendor)).statusCode).toBe(400)
    expect(await readMenuTables(db)).toEqual(before)
  })

  test('of nothing is not one', async () => {
    expect((await reorder('items', [], vendor)).statusCode).toBe(422)
  })

  test('of 2,000 items holds, and the next item is refused', async () => {
    const owner = await signedInVendor()
    const [categoryId = ''] = await categories(owner, 'Everything')
    await sql`
      insert into menu_items (vendor_id, id, category_id, name, price, position)
      select ${owner.id}, 'i' || n, ${categoryId}, 'Item ' || n, 1, n from generate_series(1, ${MAX_ITEMS - 2}) n`.execute(
      db,
    )

    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) => addItem(owner, { name: `More ${n}`, categoryId, price: 1 })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 422, 422])
    const refused = answers.find(({ statusCode }) => statusCode === 422)
    expect(refused?.json().details).toEqual([{ path: 'name', msg: 'A menu can have at most 2,000 items' }])

    const ids: string[] = (
      await db
        .selectFrom('menuItems')
        .select('id')
        .where('vendorId', '=', owner.id)
        .orderBy('position')
        .execute()
    ).map(({ id }) => id)
    const answer = await reorder('items', ids.toReversed(), owner)
    expect(answer.json().items.map(({ id }: { id: string }) => id)).toEqual(ids.toReversed())
  })
})

describe('a form that is not right is told field by field', () => {
  test.each<[object, string, string, string]>([
    [{ name: '' }, 'name', 'Item name is required', 'ITEM-25'],
    [{ name: 'A' }, 'name', 'Name must be at least 2 characters', 'ITEM-26'],
    [{ categoryId: undefined }, 'categoryId', 'Please select a category', 'ITEM-27'],
    [{ categoryId: '' }, 'categoryId', 'Please select a category', 'ITEM-27'],
    [{ categoryId: 'nothing' }, 'categoryId', 'Please select a category', 'ITEM-27'],
    [{ price: undefined }, 'price', 'Price is required', 'ITEM-28'],
    [{ price: -1 }, 'price', 'Price must be positive', 'ITEM-29'],
    [{ price: 1.005 }, 'price', 'At most 2 decimals', 'ITEM-30] [CONST-11'],
    [
      { variations: [{ id: 'v', name: '', price: 1 }] },
      'variations[0].name',
      'Variation name is required',
      'ITEM-31',
    ],
    [{ variations: [{ id: 'v', name: 'Half' }] }, 'variations[0].price', 'Price is required', 'ITEM-32'],
    [
      { variations: '[{"id":"v","name":"Half","price":-1}]' },
      'variations[0].price',
      'Price must be positive',
      'ITEM-33',
    ],
    [{ imageUrl: 'data:image/png;base64,x' }, 'imageUrl', 'Please enter a valid image address', 'UPL-06'],
  ])('%j → %s: %s [%s]', async (more, path, msg) => {
    const answer = await addItem(vendor, { name: 'Dosa', categoryId: await newShelf(), price: 1, ...more })
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      { message: 'Validation error', details: [{ path, msg }] },
    ])
  })

  test.each([
    { variations: [] },
    { variations: 'soon' },
    { variations: Array.from({ length: 51 }, (_, n) => ({ id: `v${n}`, name: 'Size', price: 1 })) },
    { calories: -1 },
    { ingredients: ['x'.repeat(61)] },
    { isVeg: 'yes' },
    { price: 10_000_001 },
  ])('%j is not taken', async (more) => {
    const [id = ''] = await items(vendor, await newShelf(), 'Dosa')
    expect((await update(id, more)).statusCode).toBe(422)
  })
})

test.each<[object, number]>([
  [{ name: 'a\0b' }, 422],
  [{ name: 'a\ud800b' }, 400],
  [{ variations: [{ id: 'v', name: 'a\0b', price: 1 }] }, 400],
  [{ variations: [{ id: 'v', name: 'a\ud800b', price: 1 }] }, 400],
  [{ ingredients: ['a\0b'] }, 400],
])('%j cannot be stored and changes nothing', async (more, status) => {
  const categoryId = await newShelf()
  const [id = ''] = await items(vendor, categoryId, 'Dosa')
  const before = await readMenuTables(db)

  expect((await update(id, more)).statusCode).toBe(status)
  expect((await addItem(vendor, { name: 'Dosa', categoryId, price: 1, ...more })).statusCode).toBe(status)
  expect(await readMenuTables(db)).toEqual(before)
})

describe('strangers', () => {
  test('a vendor cannot touch the item of another, nor use their category', async () => {
    const categoryId = await newShelf()
    const [id = ''] = await items(vendor, categoryId, 'Samosa')
    const [own = ''] = await items(stranger, await newShelf(stranger), 'Own')
    const before = await readMenuTables(db)

    const answers = [
      await update(id, { name: 'Stolen' }, stranger),
      await remove(`items/${id}`, stranger),
      await reorder('items', [id], stranger),
      await reorder('items', [own, id], stranger),
      await addItem(stranger, { name: 'Planted', categoryId, price: 1 }),
      await update(own, { categoryId }, stranger),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 400, 400, 422, 422])
    expect(answers[0]?.json()).toEqual({ message: 'Menu item not found' })
    expect(answers[4]?.json().details).toEqual([{ path: 'categoryId', msg: 'Please select a category' }])
    expect(await list('items', stranger, `?categoryId=${categoryId}`)).toEqual([])
    expect(await readMenuTables(db)).toEqual(before)
  })

  test.each([
    ['guests', { headers: {} }, 401],
    ['administrators', admin, 403],
  ])('%s have no items', async (_who, person, status) => {
    const [id = ''] = await items(vendor, await newShelf(), 'Samosa')
    const answers = [
      await app.inject({ url: itemsApi.list.path, headers: person.headers }),
      await addItem(person, { name: 'Dosa', categoryId: 'x', price: 1 }),
      await update(id, { name: 'Stolen' }, person),
      await remove(`items/${id}`, person),
      await reorder('items', [id], person),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(status))
  })
})

describe('every write', () => {
  const newName = { name: 'Dosa', price: 1 }
  const writes: [
    string,
    string,
    string[],
    (id: string, categoryId: string) => Promise<{ statusCode: number }>,
  ][] = [
    [
      'adding',
      'CREATE',
      ['MENU_ITEM_CREATED'],
      (_id, categoryId) => addItem(vendor, { ...newName, categoryId }),
    ],
    ['changing', 'UPDATE', ['MENU_ITEM_UPDATED'], (id) => update(id, { name: 'Dosa' })],
    [
      'changing the picture',
      'UPDATE',
      ['MENU_ITEM_UPDATED', 'MENU_ITEM_IMAGE_UPDATED'],
      (id) => update(id, { imageUrl: 'https://example.com/a.png' }),
    ],
    ['deleting', 'DELETE', ['MENU_ITEM_DELETED'], (id) => remove(`items/${id}`, vendor)],
    ['reordering', 'UPDATE', ['MENU_ITEM_REORDERED'], (id) => reorder('items', [id], vendor)],
  ]

  test.each(writes)(
    '%s leaves one line in the log, its event and a new revision',
    async (_what, action, events, write) => {
      const categoryId = await newShelf()
      const [id = ''] = await items(vendor, categoryId, 'Samosa')
      const trace = await traceOf(db, vendor.id, () => write(id, categoryId))

      expect(trace).toMatchObject({ logs: [{ action, entity: 'MENU_ITEM' }], revisions: 1 })
      expect(trace.events.toSorted()).toEqual(events.toSorted())
    },
  )

  test.each(writes)('%s changes nothing when the log fails', async (_what, _action, _events, write) => {
    const categoryId = await newShelf()
    const [id = ''] = await items(vendor, categoryId, 'Samosa')
    const before = await readMenuTables(db)

    expect((await whileLogIsBroken(db, () => write(id, categoryId))).statusCode).toBe(500)
    expect(await readMenuTables(db)).toEqual(before)
  })
})
