import { nothingSaid } from '@thela/contract/menus/diets'
import { forEachFlag, type ItemDetail, itemFlagNames, noDetails } from '@thela/contract/menus/item-fields'
import { itemsApi, MAX_ITEMS } from '@thela/contract/menus/items'
import { MAX_VARIATIONS } from '@thela/contract/menus/variation'
import { displayPrice } from '@thela/contract/menus/variations'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { menuCalls } from '../../../../test/menu.ts'
import { readMenuTables, traceOf, whileLogIsBroken } from '../../../../test/writes.ts'

const { app, db, signedInVendor, signedInAdmin } = await createTestApp()
const { addItem, change, remove, reorder, list, categories, items } = menuCalls(app)

const vendor = await signedInVendor()
const stranger = await signedInVendor()
const admin = await signedInAdmin()

type Person = { headers: Record<string, string> }

/** Every test has its own category, so that tests can share a vendor. */
let categoryCount = 0
const newCategory = async (who: Person = vendor) =>
  (await categories(who, `Shelf ${categoryCount++}`))[0] ?? ''
const listCategory = (categoryId: string) => list('items', vendor, `?categoryId=${categoryId}`)
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
  test('adds an item at the end of its category [API-27] [ENT-06]', async () => {
    const categoryId = await newCategory()
    await items(vendor, categoryId, 'Idli')
    const answer = await addItem(vendor, { name: ' Masala Dosa ', categoryId, price: 80.55 })

    expect([answer.statusCode, answer.json().message]).toEqual([201, 'Menu item created successfully!'])
    const { item } = answer.json()
    expect(item).toEqual({
      id: expect.any(String),
      name: 'Masala Dosa',
      description: null,
      price: 80.55,
      categoryId,
      category: { id: categoryId, name: expect.stringMatching(/^Shelf/) },
      isVeg: true,
      mark: 'veg',
      isAvailable: true,
      isSoldOutToday: false,
      soldOutUntil: null,
      isPopular: false,
      isFeatured: false,
      signature: false,
      spicy: false,
      imageUrl: null,
      ...nothingSaid,
      ...noDetails,
      variations: null,
      translations: {},
      displayOrder: 2,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    })
    expect((await listCategory(categoryId))[1]).toEqual(item)
  })

  test('adds an item that is vegetarian and available unless they say otherwise [ITEM-38] [ITEM-39]', async () => {
    const given = { name: 'Dosa', categoryId: await newCategory(), price: 80 }
    const { item } = (await addItem(vendor, given)).json()
    expect([item.isVeg, item.isAvailable]).toEqual([true, true])

    const other = (await addItem(vendor, { ...given, isVeg: false, isAvailable: false })).json().item
    expect([other.isVeg, other.isAvailable]).toEqual([false, false])
  })

  test('adds an item that is neither popular nor featured unless they say so [ITEM-40] [ITEM-41]', async () => {
    const given = { name: 'Dosa', categoryId: await newCategory(), price: 80 }
    const { item } = (await addItem(vendor, given)).json()
    expect([item.isPopular, item.isFeatured]).toEqual([false, false])

    const other = (await addItem(vendor, { ...given, isPopular: true, isFeatured: true })).json().item
    expect([other.isPopular, other.isFeatured]).toEqual([true, true])
  })

  test('adds an item with fifty variations of the maximum length', async () => {
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
      categoryId: await newCategory(),
      variations: JSON.stringify(variations),
    })

    expect(answer.statusCode).toBe(201)
    expect(JSON.parse(answer.json().item.variations)).toEqual(variations)
  })

  test('adds an item with every detail [API-27]', async () => {
    const item = {
      name: 'મસાલા ઢોસા',
      categoryId: await newCategory(),
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
    'adds variations as %s: the price of the item is 0, and the lowest price is displayed [ITEM-34] [ENT-07]',
    async (_form, variations) => {
      const categoryId = await newCategory()
      const { item } = (await addItem(vendor, { name: 'Thali', categoryId, price: 55, variations })).json()

      expect(item.price).toBe(0)
      expect(JSON.parse(item.variations)).toEqual(halfAndFull)
      expect(displayPrice(item)).toEqual({ price: 70, isFrom: true })
    },
  )

  test('gets the items by category, then by position [API-26]', async () => {
    const owner = await signedInVendor()
    const [first = '', second = ''] = await categories(owner, 'First', 'Second')
    await items(owner, second, 'Chai', 'Lassi')
    await items(owner, first, 'Samosa')
    expect(namesOf(await list('items', owner))).toEqual(['Samosa', 'Chai', 'Lassi'])

    await reorder('categories', [second, first], owner)
    expect(namesOf(await list('items', owner))).toEqual(['Chai', 'Lassi', 'Samosa'])
    expect(namesOf(await list('items', owner, '?limit=2&page=2'))).toEqual(['Samosa'])
  })

  test('searches by name or description, ignoring case and without wildcards [API-26]', async () => {
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

  test.each(itemFlagNames)('changes %s and nothing else [API-28]', async (flag) => {
    const [id = ''] = await items(vendor, await newCategory(), 'Samosa')
    const before = (await update(id, {})).json().item
    const answer = await update(id, { [flag]: !before[flag] })

    expect([answer.statusCode, answer.json().message]).toEqual([200, 'Menu item updated successfully!'])
    expect({ ...answer.json().item, updatedAt: '' }).toEqual({
      ...before,
      [flag]: !before[flag],
      // The mark is what `isVeg` says in more words.
      ...(flag === 'isVeg' && { mark: 'nonveg' }),
      updatedAt: '',
    })
  })

  test('changes all fields of an item in one call [API-28]', async () => {
    const categoryId = await newCategory()
    const [id = ''] = await items(vendor, await newCategory(), 'Samosa')
    const fields = {
      name: 'Samosa Chaat',
      description: 'With curd',
      price: 60,
      categoryId,
      imageUrl: 'https://example.com/chaat.jpg',
      ...forEachFlag(({ defaultValue }) => !defaultValue),
      ...details,
    }
    expect((await update(id, fields)).json().item).toMatchObject({ id, ...fields, variations: null })
    expect(await listCategory(categoryId)).toMatchObject([{ id, ...fields }])
  })

  test('saves several fields at the same time without losing any', async () => {
    const categoryId = await newCategory()
    const [id = ''] = await items(vendor, categoryId, 'Samosa')
    await Promise.all([
      update(id, { isAvailable: false }),
      update(id, { name: 'Samosa Chaat' }),
      update(id, { price: 35 }),
      update(id, { isPopular: true }),
    ])
    expect(await listCategory(categoryId)).toMatchObject([
      { name: 'Samosa Chaat', price: 35, isAvailable: false, isPopular: true },
    ])
  })

  test('moves an item to the end of another category; saving it again does not move it', async () => {
    const [from, to] = [await newCategory(), await newCategory()]
    const [id = ''] = await items(vendor, from, 'Wanderer')
    await items(vendor, to, 'First')
    await update(id, { categoryId: to })
    await items(vendor, to, 'Third')
    await update(id, { categoryId: to, name: 'Wanderer' })

    expect(await listCategory(from)).toEqual([])
    expect(namesOf(await listCategory(to))).toEqual(['First', 'Wanderer', 'Third'])
  })

  test('adds and removes variations; without them the item needs a price', async () => {
    const [id = ''] = await items(vendor, await newCategory(), 'Thali')
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

  test('deletes an item [API-29]', async () => {
    const categoryId = await newCategory()
    const [id = ''] = await items(vendor, categoryId, 'Samosa', 'Vada')
    const answer = await remove(`items/${id}`, vendor)

    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Menu item deleted successfully!' }])
    expect(namesOf(await listCategory(categoryId))).toEqual(['Vada'])
  })
})

describe('a new order', () => {
  test('of all items is stored within each category [API-30]', async () => {
    const owner = await signedInVendor()
    const [first = '', second = ''] = await categories(owner, 'First', 'Second')
    const [a, b, c] = await items(owner, first, 'Aa', 'Bb', 'Cc')
    const [x, y] = await items(owner, second, 'Xx', 'Yy')

    const answer = await reorder('items', [y, c, x, a, b], owner)
    expect([answer.statusCode, answer.json().message]).toEqual([200, 'Menu items reordered successfully!'])
    expect(namesOf(answer.json().items)).toEqual(['Cc', 'Aa', 'Bb', 'Yy', 'Xx'])
    expect(namesOf(await list('items', owner))).toEqual(['Cc', 'Aa', 'Bb', 'Yy', 'Xx'])
  })

  test('moves an item to a position in another category in one call, or not at all', async () => {
    const owner = await signedInVendor()
    const [first = '', second = ''] = await categories(owner, 'First', 'Second')
    const [a, b] = await items(owner, first, 'Aa', 'Bb')
    const [x, y] = await items(owner, second, 'Xx', 'Yy')
    const move = (moved: object, itemIds = [b, x, a, y]) =>
      app.inject({
        method: 'POST',
        url: '/api/items/reorder',
        headers: owner.headers,
        payload: { itemIds, moved },
      })

    const [foreign] = await items(stranger, await newCategory(stranger), 'Zz')
    const before = await readMenuTables(db)
    expect((await move({ id: a, categoryId: 'nothing' })).statusCode).toBe(422)
    expect((await move({ id: foreign, categoryId: second })).statusCode).toBe(404)
    expect((await move({ id: a, categoryId: second }, [b, a, a])).statusCode).toBe(400)
    expect(await readMenuTables(db)).toEqual(before)

    const answer = await move({ id: a, categoryId: second })
    expect(namesOf(answer.json().items)).toEqual(['Bb', 'Xx', 'Aa', 'Yy'])
    expect(namesOf(await list('items', owner, `?categoryId=${second}`))).toEqual(['Xx', 'Aa', 'Yy'])
  })

  test('of some items uses the positions that they had, and the others do not move', async () => {
    const categoryId = await newCategory()
    const [a, , c] = await items(vendor, categoryId, 'Aa', 'Bb', 'Cc', 'Dd')
    await reorder('items', [c, a], vendor)
    expect(namesOf(await listCategory(categoryId))).toEqual(['Cc', 'Bb', 'Aa', 'Dd'])
  })

  test.each([
    ['a repeated id', (ids: string[]) => [ids[0], ids[0]]],
    ['a repeated id among others', (ids: string[]) => [ids[0], ids[0], ids[1]]],
    ['an unknown id', (ids: string[]) => [...ids, 'nothing']],
  ])('with %s changes nothing', async (_what, make) => {
    const ids = await items(vendor, await newCategory(), 'Aa', 'Bb', 'Cc')
    const before = await readMenuTables(db)
    expect((await reorder('items', make(ids), vendor)).statusCode).toBe(400)
    expect(await readMenuTables(db)).toEqual(before)
  })

  test('without ids is refused', async () => {
    expect((await reorder('items', [], vendor)).statusCode).toBe(422)
  })

  test('of 2,000 items is stored, and the 2,001st item is refused', async () => {
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

describe('a form with errors gets a message for each field', () => {
  const refusalOf = async (more: object) => {
    const answer = await addItem(vendor, { name: 'Dosa', categoryId: await newCategory(), price: 1, ...more })
    return [answer.statusCode, answer.json()]
  }
  const refusal = (path: string, msg: string) => [
    422,
    { message: 'Validation error', details: [{ path, msg }] },
  ]

  test('an item needs a name of at least two characters [ITEM-25] [ITEM-26]', async () => {
    const missing = refusal('name', 'Item name is required')
    expect(await refusalOf({ name: undefined })).toEqual(missing)
    expect(await refusalOf({ name: ' ' })).toEqual(missing)
    expect(await refusalOf({ name: 'A' })).toEqual(refusal('name', 'Name must be at least 2 characters'))
  })

  test('an item needs a category of the vendor [ITEM-27]', async () => {
    for (const categoryId of [undefined, '', 'nothing'])
      expect(await refusalOf({ categoryId })).toEqual(refusal('categoryId', 'Please select a category'))
  })

  test('an item without variations needs a price that is not negative [ITEM-28] [ITEM-29]', async () => {
    expect(await refusalOf({ price: undefined })).toEqual(refusal('price', 'Price is required'))
    expect(await refusalOf({ price: null })).toEqual(refusal('price', 'Price is required'))
    expect(await refusalOf({ price: -0.01 })).toEqual(refusal('price', 'Price must be positive'))
  })

  test('a price has steps of 0.01 [ITEM-30] [CONST-11]', async () => {
    const [id = ''] = await items(vendor, await newCategory(), 'Dosa')
    expect((await update(id, { price: 0.01 })).json().item.price).toBe(0.01)
    expect((await update(id, { price: 79.99 })).json().item.price).toBe(79.99)
    expect(await refusalOf({ price: 0.005 })).toEqual(refusal('price', 'At most 2 decimals'))
    expect(await refusalOf({ price: 1.005 })).toEqual(refusal('price', 'At most 2 decimals'))
  })

  test('a variation needs a name and a price that is not negative [ITEM-31] [ITEM-32] [ITEM-33]', async () => {
    for (const [variation, path, msg] of [
      [{ name: '', price: 1 }, 'name', 'Variation name is required'],
      [{ price: 1 }, 'name', 'Variation name is required'],
      [{ name: 'Half' }, 'price', 'Price is required'],
      [{ name: 'Half', price: -1 }, 'price', 'Price must be positive'],
    ] as const) {
      const variations = [{ id: 'v', ...variation }]
      expect(await refusalOf({ variations })).toEqual(refusal(`variations[0].${path}`, msg))
      const asText = JSON.stringify(variations)
      expect(await refusalOf({ variations: asText })).toEqual(refusal(`variations[0].${path}`, msg))
    }
  })

  test('a picture has an address, not its bytes', async () => {
    expect(await refusalOf({ imageUrl: 'data:image/png;base64,x' })).toEqual(
      refusal('imageUrl', 'Please enter a valid image address'),
    )
  })

  test.each([
    { variations: [] },
    { variations: 'soon' },
    { variations: Array.from({ length: 51 }, (_, n) => ({ id: `v${n}`, name: 'Size', price: 1 })) },
    { calories: -1 },
    { ingredients: ['x'.repeat(61)] },
    { isVeg: 'yes' },
    { price: 10_000_001 },
  ])('%j is refused', async (more) => {
    const [id = ''] = await items(vendor, await newCategory(), 'Dosa')
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
  const categoryId = await newCategory()
  const [id = ''] = await items(vendor, categoryId, 'Dosa')
  const before = await readMenuTables(db)

  expect((await update(id, more)).statusCode).toBe(status)
  expect((await addItem(vendor, { name: 'Dosa', categoryId, price: 1, ...more })).statusCode).toBe(status)
  expect(await readMenuTables(db)).toEqual(before)
})

describe('strangers', () => {
  test('a vendor cannot touch the item of another, nor use their category', async () => {
    const categoryId = await newCategory()
    const [id = ''] = await items(vendor, categoryId, 'Samosa')
    const [own = ''] = await items(stranger, await newCategory(stranger), 'Own')
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
  ])('%s are refused', async (_who, person, status) => {
    const [id = ''] = await items(vendor, await newCategory(), 'Samosa')
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
    '%s adds one audit log entry, its events and a new revision',
    async (_what, action, events, write) => {
      const categoryId = await newCategory()
      const [id = ''] = await items(vendor, categoryId, 'Samosa')
      const trace = await traceOf(db, vendor.id, () => write(id, categoryId))

      expect(trace).toMatchObject({ logs: [{ action, entity: 'MENU_ITEM' }], revisions: 1 })
      expect(trace.events.toSorted()).toEqual(events.toSorted())
    },
  )

  test.each(writes)('%s changes nothing when the audit log fails', async (_what, _action, _events, write) => {
    const categoryId = await newCategory()
    const [id = ''] = await items(vendor, categoryId, 'Samosa')
    const before = await readMenuTables(db)

    expect((await whileLogIsBroken(db, () => write(id, categoryId))).statusCode).toBe(500)
    expect(await readMenuTables(db)).toEqual(before)
  })
})
