import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { menuCalls } from '../../../../test/menu.ts'

const { app, db, signedInVendor } = await createTestApp()
const { addCategory, addItem, change, remove, list } = menuCalls(app)

const bilingual = async () => {
  const vendor = await signedInVendor()
  await saveProfile(vendor, { menuLanguage: 'en', otherLanguages: ['gu', 'hi'] })
  const category = await addCategory(vendor, { name: 'Snacks', translations: { gu: { name: 'નાસ્તો' } } })
  return { ...vendor, categoryId: category.json().category.id as string }
}

type Person = { headers: Record<string, string> }

const saveProfile = ({ headers }: Person, payload: object) =>
  app.inject({ method: 'PUT', url: '/api/vendors/profile', headers, payload })

const sizes = [
  { id: 'half', name: 'Half', price: 30 },
  { id: 'full', name: 'Full', price: 50 },
]

test('a vendor names the main language of the menu and up to two more [LANG-06]', async () => {
  const vendor = await signedInVendor()
  const before = (await app.inject({ url: '/api/vendors/profile', headers: vendor.headers })).json().vendor
  expect([before.menuLanguage, before.otherLanguages]).toEqual(['en', []])

  const saved = await saveProfile(vendor, { menuLanguage: 'gu', otherLanguages: ['hi', 'en'] })
  expect(saved.json().vendor).toMatchObject({ menuLanguage: 'gu', otherLanguages: ['hi', 'en'] })
  const [log] = await logsOf(vendor.id, 'VENDOR')
  expect([log?.oldValues, log?.newValues]).toEqual([
    { menuLanguage: 'en', otherLanguages: [] },
    { menuLanguage: 'gu', otherLanguages: ['hi', 'en'] },
  ])

  const refused = await saveProfile(vendor, { menuLanguage: 'hi' })
  expect([refused.statusCode, refused.json().details]).toEqual([
    422,
    [{ path: 'otherLanguages', msg: 'Hindi is the main language already' }],
  ])
})

const logsOf = (entityId: string, entity: string) =>
  db
    .selectFrom('auditLogs')
    .select(['oldValues', 'newValues'])
    .where('entityId', '=', entityId)
    .where('entity', '=', entity)
    .where('action', '=', 'UPDATE')
    .orderBy('createdAt', 'desc')
    .execute()

test('names, descriptions and sizes are given in each language; what is left out stays [LANG-06]', async () => {
  const vendor = await bilingual()
  const added = await addItem(vendor, {
    name: 'Misal',
    categoryId: vendor.categoryId,
    variations: sizes,
    translations: { gu: { name: 'મિસળ', variations: { half: 'અડધું', full: 'આખું' } } },
  })
  const { id, translations } = added.json().item
  expect(translations).toEqual({ gu: { name: 'મિસળ', variations: { half: 'અડધું', full: 'આખું' } } })

  const changed = await change('items', id, vendor, {
    translations: { hi: { name: 'मिसल', description: '' } },
  })
  const both = { ...translations, hi: { name: 'मिसल' } }
  expect(changed.json().item.translations).toEqual(both)
  const [log] = await logsOf(id, 'MENU_ITEM')
  expect(log?.oldValues).toEqual({ translations })

  const half = await change('items', id, vendor, { variations: [sizes[0]] })
  const expected = { ...both, gu: { name: 'મિસળ', variations: { half: 'અડધું' } } }
  expect(half.json().item.translations).toEqual(expected)
  const priced = await change('items', id, vendor, { isPopular: true, translations: { gu: { name: null } } })
  expect(priced.json().item.translations).toEqual({ ...expected, gu: { variations: { half: 'અડધું' } } })
})

test('texts in a language that the menu no longer has are kept [LANG-06]', async () => {
  const vendor = await bilingual()
  await saveProfile(vendor, { otherLanguages: [] })
  const { categoryId } = vendor
  const [category] = await list('categories', vendor)
  expect(category.translations).toEqual({ gu: { name: 'નાસ્તો' } })

  const renamed = await change('categories', categoryId, vendor, {
    name: 'Hot snacks',
    translations: { gu: { description: 'ગરમ' } },
  })
  expect(renamed.json().category.translations).toEqual({ gu: { name: 'નાસ્તો', description: 'ગરમ' } })
})

test('with another main language its texts become those of the menu, and the former ones stay [LANG-06]', async () => {
  const vendor = await bilingual()
  const { categoryId } = vendor
  await addItem(vendor, {
    name: 'Misal',
    description: 'Hot',
    categoryId,
    variations: sizes,
    translations: { gu: { name: 'મિસળ', variations: { half: 'અડધું' } }, hi: { name: 'मिसल' } },
  })
  await addItem(vendor, { name: 'સમોસા', categoryId, price: 20 })
  const before = await list('items', vendor)

  await saveProfile(vendor, { menuLanguage: 'gu', otherLanguages: ['en', 'hi'] })
  const [misal, samosa] = await list('items', vendor)
  expect(misal).toMatchObject({ name: 'મિસળ', description: 'Hot', category: { name: 'નાસ્તો' } })
  expect(JSON.parse(misal.variations)).toEqual([{ ...sizes[0], name: 'અડધું' }, sizes[1]])
  expect(misal.translations).toEqual({
    en: { name: 'Misal', variations: { half: 'Half' } },
    hi: { name: 'मिसल' },
  })
  expect(samosa).toEqual(before[1] && { ...before[1], category: { id: categoryId, name: 'નાસ્તો' } })
  expect((await list('categories', vendor))[0]).toMatchObject({
    name: 'નાસ્તો',
    translations: { en: { name: 'Snacks' } },
  })

  await saveProfile(vendor, { menuLanguage: 'en', otherLanguages: ['gu', 'hi'] })
  const withoutTime = ({ updatedAt: _, ...item }: { updatedAt: string }) => item
  expect((await list('items', vendor)).map(withoutTime)).toEqual(before.map(withoutTime))
})

test('a text that is too long is refused by the name of its language [LANG-06]', async () => {
  const vendor = await bilingual()
  const refused = await addItem(vendor, {
    name: 'Misal',
    categoryId: vendor.categoryId,
    price: 10,
    translations: { gu: { name: 'x'.repeat(121) } },
  })
  expect([refused.statusCode, refused.json().details]).toEqual([
    422,
    [{ path: 'translations.gu.name', msg: 'The Gujarati name must be at most 120 characters' }],
  ])
})

test('deleted items come back with their texts in every language [LANG-06] [QUICK-06]', async () => {
  const vendor = await bilingual()
  const translations = { hi: { name: 'समोसा', variations: { full: 'पूरा' } } }
  const { categoryId } = vendor
  const item = { name: 'Samosa', categoryId, variations: sizes, translations }
  const { id } = (await addItem(vendor, item)).json().item
  const post = (url: string, payload?: object) =>
    app.inject({ method: 'POST', url, headers: vendor.headers, ...(payload && { payload }) })

  const deleted = await post('/api/items/changes', { itemIds: [id], change: { kind: 'delete' } })
  expect(await list('items', vendor)).toEqual([])
  await post(`/api/items/changes/${deleted.json().undoId}/undo`)
  expect((await list('items', vendor))[0]).toMatchObject({ id, translations })
  await remove(`items/${id}`, vendor)
})

test('translations count for the size of the menu, and an item without any is as large as before [LANG-06]', async () => {
  const vendor = await bilingual()
  const base = { name: 'Chai', categoryId: vendor.categoryId, price: 10 }
  const bytesOf = async (item: object) => {
    const { id } = (await addItem(vendor, { ...base, ...item })).json().item
    const { rows } = await sql<{
      textBytes: number
    }>`select text_bytes from menu_items where id = ${id}`.execute(db)
    return rows[0]?.textBytes ?? 0
  }
  const plain = await bytesOf({})
  expect(plain).toBe(JSON.stringify(['Chai', null, null, null, null, [], null]).length + 6)
  expect((await bytesOf({ translations: { gu: { name: 'ચા ગરમ' } } })) - plain).toBe(
    Buffer.byteLength('{"gu": {"name": "ચા ગરમ"}}'),
  )
})

test('a list is added in every language of the menu; a category that is there already stays as it is [LANG-06]', async () => {
  const vendor = await bilingual()
  const payload = {
    categories: [
      { name: 'snacks', translations: { gu: { name: 'બીજું' } }, items: [{ name: 'Samosa', price: 20 }] },
      {
        name: 'Tea',
        translations: { hi: { name: 'चाय' } },
        items: [
          {
            name: 'Masala chai',
            variations: sizes,
            translations: { gu: { name: 'મસાલા ચા', variations: { half: 'અડધું', gone: 'x' } } },
          },
        ],
      },
    ],
  }
  const added = await app.inject({
    method: 'POST',
    url: '/api/menu-imports',
    headers: vendor.headers,
    payload,
  })
  expect(added.statusCode).toBe(201)
  expect(
    (await list('categories', vendor)).map(({ translations }: { translations: object }) => translations),
  ).toEqual([{ gu: { name: 'નાસ્તો' } }, { hi: { name: 'चाय' } }])
  expect(
    (await list('items', vendor)).map(({ translations }: { translations: object }) => translations),
  ).toEqual([{}, { gu: { name: 'મસાલા ચા', variations: { half: 'અડધું' } } }])
})
