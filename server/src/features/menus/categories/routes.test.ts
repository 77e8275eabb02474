import { categoriesApi, MAX_CATEGORIES } from '@thela/contract/menus/categories'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { menuWork } from '../../../../test/menu.ts'
import { readMenuTables, traceOf, whileLogIsBroken } from '../../../../test/writes.ts'
import { purgeHiddenCategories } from './purge-hidden-categories.ts'

const { app, db, platform, signedInVendor, signedInAdmin } = await createTestApp()
const { addCategory, change, remove, reorder, list, categories, items, addItem } = menuWork(app)

const namesOf = (rows: { name: string }[]) => rows.map(({ name }) => name)
const update = (id: string, vendor: { headers: Record<string, string> }, payload: object) =>
  change('categories', id, vendor, payload)

describe('a vendor', () => {
  test('adds a category at the end [API-21] [CAT-10] [CAT-18] [ENT-05]', async () => {
    const vendor = await signedInVendor()
    await categories(vendor, 'Snacks')
    const answer = await addCategory(vendor, { name: '  Drinks ' })

    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({
      message: 'Category created successfully!',
      category: { name: 'Drinks', description: null, displayOrder: 2, _count: { menuItems: 0 } },
    })
  })

  test('sees them in order with the number of their items [API-20] [CAT-16] [CAT-17]', async () => {
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

  test('renames and describes one, each without touching the other [API-22] [CAT-19]', async () => {
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

  test('hides one with its items; its name is free again [API-23]', async () => {
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

  test('deletes one with its items and learns how many [API-24] [CAT-20]', async () => {
    const vendor = await signedInVendor()
    const [id = '', other = ''] = await categories(vendor, 'Snacks', 'Drinks')
    await items(vendor, id, 'Samosa', 'Vada Pav')
    await items(vendor, other, 'Chai')

    const answer = await remove(`categories/${id}/hard`, vendor)
    expect(answer.json()).toEqual({
      message: 'Category and 2 menu items deleted successfully!',
      deletedItems: 2,
    })
    expect(namesOf(await list('items', vendor))).toEqual(['Chai'])
  })

  test('puts them in a new order [API-25] [CAT-14] [CAT-21]', async () => {
    const vendor = await signedInVendor()
    const [a = '', b = '', c = ''] = await categories(vendor, 'Aa', 'Bb', 'Cc')
    const answer = await reorder('categories', [c, a, b], vendor)

    expect(answer.json().message).toBe('Categories reordered successfully!')
    expect(namesOf(answer.json().categories)).toEqual(['Cc', 'Aa', 'Bb'])
    expect(namesOf(await list('categories', vendor))).toEqual(['Cc', 'Aa', 'Bb'])
  })

  test('reorders some of them; the others keep their places', async () => {
    const vendor = await signedInVendor()
    const [a = '', , c = ''] = await categories(vendor, 'Aa', 'Bb', 'Cc', 'Dd')
    await reorder('categories', [c, a], vendor)
    expect(namesOf(await list('categories', vendor))).toEqual(['Cc', 'Bb', 'Aa', 'Dd'])
  })
})

describe('refusals', () => {
  test.each<[object, string, string]>([
    [{}, 'Category name is required', 'CAT-08'],
    [{ name: ' ' }, 'Category name is required', 'CAT-08'],
    [{ name: 'A' }, 'Name must be at least 2 characters', 'CAT-09'],
  ])('a category of %j: %s [%s]', async (payload, msg) => {
    const vendor = await signedInVendor()
    const answer = await addCategory(vendor, payload)
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      { message: 'Validation error', details: [{ path: 'name', msg }] },
    ])
  })

  test('a name is taken once per vendor, in any case [ITEM-16]', async () => {
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
    ['one twice', (ids: string[]) => [ids[0], ids[0]]],
    ['one twice among others', (ids: string[]) => [ids[0], ids[0], ids[1]]],
    ['an unknown one', (ids: string[]) => [...ids, 'nothing']],
  ])('a new order with %s changes nothing', async (_what, make) => {
    const vendor = await signedInVendor()
    const ids = await categories(vendor, 'Aa', 'Bb', 'Cc')
    const before = await readMenuTables(db)

    expect((await reorder('categories', make(ids), vendor)).statusCode).toBe(400)
    expect(await readMenuTables(db)).toEqual(before)
  })

  test('a new order of nothing, or of no list, is not one', async () => {
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

  test('guests and administrators have no categories', async () => {
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

  test('there are at most 200, also when many are added at once', async () => {
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
    '%s leaves one line in the log, one event and a new revision',
    async (_what, action, event, write) => {
      const vendor = await signedInVendor()
      const [id = ''] = await categories(vendor, 'Snacks')
      const trace = await traceOf(db, vendor.id, () => write(vendor, id))

      expect(trace).toMatchObject({ logs: [{ action, entity: 'CATEGORY' }], events: [event], revisions: 1 })
    },
  )

  test.each(writes)('%s changes nothing when the log fails', async (_what, _action, _event, write) => {
    const vendor = await signedInVendor()
    const [id = ''] = await categories(vendor, 'Snacks')
    await items(vendor, id, 'Samosa')
    const before = await readMenuTables(db)

    expect((await whileLogIsBroken(db, () => write(vendor, id))).statusCode).toBe(500)
    expect(await readMenuTables(db)).toEqual(before)
  })
})

test('a month after it was hidden a category is gone for good', async () => {
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
