import { categoriesApi, MAX_CATEGORIES } from '@thela/contract/menus/categories'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { menuCalls } from '../../../../test/menu.ts'
import { readMenuTables, traceOf, whileLogIsBroken } from '../../../../test/writes.ts'
import { purgeHiddenCategories } from './purge-hidden-categories.ts'

const { app, db, platform, signedInVendor, signedInAdmin } = await createTestApp()
const { addCategory, change, remove, reorder, list, categories, items, addItem } = menuCalls(app)

const namesOf = (rows: { name: string }[]) => rows.map(({ name }) => name)
const update = (id: string, vendor: { headers: Record<string, string> }, payload: object) =>
  change('categories', id, vendor, payload)

describe('a vendor', () => {
  test('adds a category at the end, with or without a description [API-21] [CAT-10] [ENT-05]', async () => {
    const vendor = await signedInVendor()
    const first = await addCategory(vendor, { name: 'Snacks', description: ' Hot and crisp ' })
    const second = await addCategory(vendor, { name: '  Drinks ' })

    expect([first.statusCode, second.statusCode]).toEqual([201, 201])
    expect(second.json().message).toBe('Category created successfully!')
    const stored = { id: expect.any(String), translations: {}, _count: { menuItems: 0 } }
    const times = { createdAt: expect.any(String), updatedAt: expect.any(String) }
    expect([first.json().category, second.json().category]).toEqual([
      { ...stored, ...times, name: 'Snacks', description: 'Hot and crisp', displayOrder: 1 },
      { ...stored, ...times, name: 'Drinks', description: null, displayOrder: 2 },
    ])
    expect(await list('categories', vendor)).toEqual([first.json().category, second.json().category])
  })

  test('gets the categories in order, with their item counts [API-20]', async () => {
    const vendor = await signedInVendor()
    const [snacks = ''] = await categories(vendor, 'Snacks', 'Drinks')
    await items(vendor, snacks, 'Samosa', 'Vada Pav')

    const answer = await app.inject({ url: categoriesApi.list.path, headers: vendor.headers })
    expect(answer.json().categories).toMatchObject([
      { name: 'Snacks', _count: { menuItems: 2 } },
      { name: 'Drinks', _count: { menuItems: 0 } },
    ])
    expect(answer.json().pagination).toMatchObject({ page: 1, limit: 500, total: 2, totalPages: 1 })
    expect(namesOf(await list('categories', vendor, '?limit=1&page=2'))).toEqual(['Drinks'])
    expect(await list('categories', vendor, '?page=9')).toEqual([])
  })

  test('changes name and description independently [API-22]', async () => {
    const vendor = await signedInVendor()
    const [id = ''] = await categories(vendor, 'Snacks')
    const answers = await Promise.all([
      update(id, vendor, { name: 'Nashta' }),
      update(id, vendor, { description: 'Hot and crisp' }),
    ])

    expect(answers.map((answer) => answer.json().message)).toEqual(
      Array(2).fill('Category updated successfully!'),
    )
    expect(await list('categories', vendor)).toMatchObject([{ name: 'Nashta', description: 'Hot and crisp' }])
    await update(id, vendor, { description: '' })
    expect(await list('categories', vendor)).toMatchObject([{ name: 'Nashta', description: null }])
  })

  test('hides a category with its items, and can use its name again [API-23]', async () => {
    const vendor = await signedInVendor()
    const [id = '', other = ''] = await categories(vendor, 'Snacks', 'Drinks')
    const [samosa = ''] = await items(vendor, id, 'Samosa')

    expect((await remove(`categories/${id}`, vendor)).statusCode).toBe(200)
    expect(namesOf(await list('categories', vendor))).toEqual(['Drinks'])
    expect(await list('items', vendor)).toEqual([])
    expect((await app.inject(`/api/public/vendor/${vendor.id}/menu-full`)).json().categories).toHaveLength(1)

    const gone = [
      await remove(`categories/${id}`, vendor),
      await remove(`categories/${id}/hard`, vendor),
      await update(id, vendor, { name: 'Back' }),
      await change('items', samosa, vendor, { isVeg: false }),
      await remove(`items/${samosa}`, vendor),
    ]
    expect(gone.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
    expect((await reorder('categories', [id, other], vendor)).statusCode).toBe(400)
    expect((await reorder('items', [samosa], vendor)).statusCode).toBe(400)
    expect((await addItem(vendor, { name: 'Vada', categoryId: id, price: 1 })).statusCode).toBe(422)
    expect((await addCategory(vendor, { name: 'Snacks' })).statusCode).toBe(201)
  })

  test('deletes a category with its items and gets their number [API-24]', async () => {
    const vendor = await signedInVendor()
    const [id = '', other = ''] = await categories(vendor, 'Snacks', 'Drinks')
    await items(vendor, id, 'Samosa', 'Vada Pav')
    await items(vendor, other, 'Chai')

    const answer = await remove(`categories/${id}/hard`, vendor)
    expect(answer.json()).toEqual({
      message: 'Category and 2 menu items deleted successfully!',
      deletedItems: 2,
    })
    expect(namesOf(await list('categories', vendor))).toEqual(['Drinks'])
    expect(namesOf(await list('items', vendor))).toEqual(['Chai'])
  })

  test('reorders the categories, which sets their display order [API-25] [CAT-16]', async () => {
    const vendor = await signedInVendor()
    const [a = '', b = '', c = ''] = await categories(vendor, 'Aa', 'Bb', 'Cc')
    const answer = await reorder('categories', [c, a, b], vendor)

    expect(answer.json().message).toBe('Categories reordered successfully!')
    expect(namesOf(answer.json().categories)).toEqual(['Cc', 'Aa', 'Bb'])
    const orders = (await list('categories', vendor)).map(
      ({ name, displayOrder }: { name: string; displayOrder: number }) => [name, displayOrder],
    )
    expect(orders).toEqual([
      ['Cc', 1],
      ['Aa', 2],
      ['Bb', 3],
    ])
  })

  test('reorders some categories, and the others keep their positions', async () => {
    const vendor = await signedInVendor()
    const [a = '', , c = ''] = await categories(vendor, 'Aa', 'Bb', 'Cc', 'Dd')
    await reorder('categories', [c, a], vendor)
    expect(namesOf(await list('categories', vendor))).toEqual(['Cc', 'Bb', 'Aa', 'Dd'])
  })
})

describe('refusals', () => {
  const nameRefusal = (msg: string) => [
    422,
    { message: 'Validation error', details: [{ path: 'name', msg }] },
  ]

  test('a category needs a name of at least two characters [CAT-08] [CAT-09]', async () => {
    const vendor = await signedInVendor()
    const [id = ''] = await categories(vendor, 'Ok')
    for (const [payload, msg] of [
      [{}, 'Category name is required'],
      [{ name: '' }, 'Category name is required'],
      [{ name: ' ' }, 'Category name is required'],
      [{ name: 'A' }, 'Name must be at least 2 characters'],
    ] as const) {
      const answer = await addCategory(vendor, payload)
      expect([answer.statusCode, answer.json()]).toEqual(nameRefusal(msg))
    }
    const renamed = await update(id, vendor, { name: 'A' })
    expect([renamed.statusCode, renamed.json()]).toEqual(nameRefusal('Name must be at least 2 characters'))
    expect(namesOf(await list('categories', vendor))).toEqual(['Ok'])
  })

  test('category names are unique per vendor, ignoring case', async () => {
    const [vendor, other] = [await signedInVendor(), await signedInVendor()]
    const [, drinks = ''] = await categories(vendor, 'Snacks', 'Drinks')
    const message = 'A category with this name already exists. Please choose a different name.'

    const added = await addCategory(vendor, { name: 'SNACKS' })
    expect([added.statusCode, added.json()]).toEqual([409, { message, error: 'category_name_taken' }])
    const renamed = await update(drinks, vendor, { name: 'snacks' })
    expect([renamed.statusCode, renamed.json().message]).toEqual([409, message])
    expect((await addCategory(other, { name: 'Snacks' })).statusCode).toBe(201)
  })

  test.each([
    ['a repeated id', (ids: string[]) => [ids[0], ids[0]]],
    ['a repeated id among others', (ids: string[]) => [ids[0], ids[0], ids[1]]],
    ['an unknown id', (ids: string[]) => [...ids, 'nothing']],
  ])('a new order with %s changes nothing', async (_what, make) => {
    const vendor = await signedInVendor()
    const ids = await categories(vendor, 'Aa', 'Bb', 'Cc')
    const before = await readMenuTables(db)

    expect((await reorder('categories', make(ids), vendor)).statusCode).toBe(400)
    expect(await readMenuTables(db)).toEqual(before)
  })

  test('a new order that is empty or not a list is refused', async () => {
    const vendor = await signedInVendor()
    expect((await reorder('categories', [], vendor)).statusCode).toBe(422)
    expect((await reorder('categories', 'all', vendor)).statusCode).toBe(422)
  })

  test('a vendor cannot touch the category of another', async () => {
    const [owner, stranger] = [await signedInVendor(), await signedInVendor()]
    const [id = ''] = await categories(owner, 'Snacks')
    const before = await readMenuTables(db)

    const answers = [
      await update(id, stranger, { name: 'Stolen' }),
      await remove(`categories/${id}`, stranger),
      await remove(`categories/${id}/hard`, stranger),
      await reorder('categories', [id], stranger),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 400])
    expect(answers[0]?.json()).toEqual({ message: 'Category not found' })
    expect(await list('categories', stranger)).toEqual([])
    expect(await readMenuTables(db)).toEqual(before)
  })

  test('guests and administrators are refused', async () => {
    const owner = await signedInVendor()
    const [id = ''] = await categories(owner, 'Snacks')
    for (const [person, status] of [
      [{ headers: {} }, 401],
      [await signedInAdmin(), 403],
    ] as const) {
      const answers = [
        await app.inject({ url: categoriesApi.list.path, headers: person.headers }),
        await addCategory(person, { name: 'Snacks' }),
        await update(id, person, { name: 'Stolen' }),
        await remove(`categories/${id}`, person),
        await remove(`categories/${id}/hard`, person),
        await reorder('categories', [id], person),
      ]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(status))
    }
  })

  test('a menu has at most 200 categories, even when several are added at the same time', async () => {
    const vendor = await signedInVendor()
    await sql`
      insert into categories (vendor_id, id, name, position)
      select ${vendor.id}, 'c' || n, 'Category ' || n, n from generate_series(1, ${MAX_CATEGORIES - 3}) n`.execute(
      db,
    )

    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((n) => addCategory(vendor, { name: `More ${n}` })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 201, 422, 422, 422])
    const refused = answers.find(({ statusCode }) => statusCode === 422)
    expect(refused?.json().details).toEqual([{ path: 'name', msg: 'A menu can have at most 200 categories' }])
  })
})

describe('every write', () => {
  type Vendor = Awaited<ReturnType<typeof signedInVendor>>
  const writes: [string, string, string, (vendor: Vendor, id: string) => Promise<{ statusCode: number }>][] =
    [
      ['adding', 'CREATE', 'CATEGORY_CREATED', (vendor) => addCategory(vendor, { name: 'Drinks' })],
      ['changing', 'UPDATE', 'CATEGORY_UPDATED', (vendor, id) => update(id, vendor, { name: 'Drinks' })],
      ['hiding', 'DELETE', 'CATEGORY_DELETED', (vendor, id) => remove(`categories/${id}`, vendor)],
      ['deleting', 'DELETE', 'CATEGORY_DELETED', (vendor, id) => remove(`categories/${id}/hard`, vendor)],
      ['reordering', 'UPDATE', 'CATEGORY_REORDERED', (vendor, id) => reorder('categories', [id], vendor)],
    ]

  test.each(writes)(
    '%s adds one audit log entry, one event and a new revision',
    async (_what, action, event, write) => {
      const vendor = await signedInVendor()
      const [id = ''] = await categories(vendor, 'Snacks')
      const trace = await traceOf(db, vendor.id, () => write(vendor, id))

      expect(trace).toMatchObject({ logs: [{ action, entity: 'CATEGORY' }], events: [event], revisions: 1 })
    },
  )

  test.each(writes)('%s changes nothing when the audit log fails', async (_what, _action, _event, write) => {
    const vendor = await signedInVendor()
    const [id = ''] = await categories(vendor, 'Snacks')
    await items(vendor, id, 'Samosa')
    const before = await readMenuTables(db)

    expect((await whileLogIsBroken(db, () => write(vendor, id))).statusCode).toBe(500)
    expect(await readMenuTables(db)).toEqual(before)
  })
})

test('a hidden category is deleted after a month', async () => {
  const vendor = await signedInVendor()
  const [hidden = '', kept = ''] = await categories(vendor, 'Hidden', 'Kept')
  await items(vendor, hidden, 'Samosa')
  await items(vendor, kept, 'Chai')
  await remove(`categories/${hidden}`, vendor)

  const stored = async () =>
    (
      await db
        .selectFrom('menuItems')
        .select('name')
        .where('vendorId', '=', vendor.id)
        .orderBy('name')
        .execute()
    ).map(({ name }) => name)
  await purgeHiddenCategories(platform, daysFromNow(29))
  expect(await stored()).toEqual(['Chai', 'Samosa'])
  await purgeHiddenCategories(platform, daysFromNow(31))
  expect(await stored()).toEqual(['Chai'])
})

const daysFromNow = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000)
