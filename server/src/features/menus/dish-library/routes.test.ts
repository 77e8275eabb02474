import { dishLibraryApi } from '@thela/contract/menus/dish-library'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { stallKinds } from './dish-library.ts'

const { app, signedInVendor, signedInAdmin } = await createTestApp()
const vendor = await signedInVendor()
const admin = await signedInAdmin()

const { headers } = vendor
const get = (url: string) => app.inject({ url, headers })
const search = async (text: string) =>
  (await app.inject({ url: dishLibraryApi.search.path, query: { search: text }, headers })).json().dishes
const recognise = (names: unknown) =>
  app.inject({ method: 'POST', url: dishLibraryApi.recognise.path, headers, payload: { names } })

type Found = { kindId: string; dish: { id: string } } | null
const idsOf = (dishes: Found[]) => dishes.map((found) => found?.dish.id ?? null)
const recognisedAs = async (...names: string[]) => idsOf((await recognise(names)).json().dishes)

test('a vendor sees every kind of stall by its English name, with how many dishes it has', async () => {
  const answer = await get(dishLibraryApi.listKinds.path)

  const { kinds } = answer.json()
  expect(answer.headers['cache-control']).toBe('private, max-age=600')
  expect(kinds).toHaveLength(stallKinds.length)
  expect(kinds.map(({ name }: { name: { en: string } }) => name.en)).toEqual(
    kinds
      .map(({ name }: { name: { en: string } }) => name.en)
      .toSorted((a: string, b: string) => a.localeCompare(b, 'en')),
  )
  const chaat = stallKinds.find(({ id }) => id === 'chaat')
  expect(kinds).toContainEqual({ id: 'chaat', name: chaat?.name, dishCount: chaat?.dishes.length })
})

test('a kind has its categories and dishes in all three languages, and may be cached by the browser', async () => {
  const answer = await get('/api/dish-library/kinds/chaat')

  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, max-age=600'])
  expect(answer.json()).toEqual({ kind: stallKinds.find(({ id }) => id === 'chaat') })
})

test('an unknown kind is not found, whatever its name, and the answer is not cached', async () => {
  for (const id of ['pizza-oven', 'constructor', '__proto__', '..%2Fchaat', 'ચાટ']) {
    const answer = await get(`/api/dish-library/kinds/${encodeURIComponent(id)}`)
    expect([id, answer.statusCode, answer.json()]).toEqual([id, 404, { message: 'Kind of stall not found' }])
    expect(answer.headers['cache-control']).toBeUndefined()
  }
  expect((await get(`/api/dish-library/kinds/${'x'.repeat(41)}`)).statusCode).toBe(404)
})

test('a search finds a dish in any script, the one of that name first, and at most 50', async () => {
  for (const text of ['pani puri', 'पानी पूरी', 'પાણીપુરી', 'golgappa'])
    expect([text, (await search(text))[0]]).toEqual([
      text,
      { kindId: 'chaat', dish: expect.objectContaining({ id: 'pani-puri' }) },
    ])
  expect(await search('masala')).toHaveLength(50)
  expect(await search('   ')).toEqual([])
  expect(await search('sushi burrito')).toEqual([])
})

test('a search without a text or with one that is too long is refused', async () => {
  expect((await get(dishLibraryApi.search.path)).statusCode).toBe(422)
  expect((await get(`${dishLibraryApi.search.path}?search=${'x'.repeat(121)}`)).statusCode).toBe(422)
})

test('names are recognised exactly, in any script and spelling; one that is unknown stays unknown', async () => {
  expect(await recognisedAs('Pani Puri', 'panipuri', 'पानी पूरी', 'પાણીપુરી', ' GOLGAPPA ')).toEqual(
    Array(5).fill('pani-puri'),
  )
  expect(await recognisedAs('Samosa', 'Asha special', 'Samosa with everything', '')).toEqual([
    'samosa',
    null,
    null,
    null,
  ])
})

test('how much one gets is no part of the name', async () => {
  expect(
    await recognisedAs(
      'Samosa (2 pcs)',
      'Samosa 1 plate',
      'Half Plate Samosa',
      'समोसा २ पीस',
      '3. Samosa - full',
    ),
  ).toEqual(Array(5).fill('samosa'))
})

test('a spelling that two dishes share is left to the vendor, unless it is written as in the library', async () => {
  expect(await recognisedAs('daab', 'dabba', 'dab')).toEqual(['coconut-water', 'tiffin', null])
})

test('every dish is recognised by each of its three names', async () => {
  const dishes = stallKinds.flatMap((kind) => kind.dishes)
  for (const language of ['en', 'hi', 'gu'] as const)
    expect(await recognisedAs(...dishes.map(({ name }) => name[language]))).toEqual(
      dishes.map(({ id }) => id),
    )
})

test('2,000 names of the maximum length are accepted; more, none, or other things are refused', async () => {
  const { statusCode, json } = await recognise(Array(2000).fill('ઢ'.repeat(120)))
  expect([statusCode, json().dishes]).toEqual([200, Array(2000).fill(null)])

  for (const names of [Array(2001).fill('Samosa'), [], ['x'.repeat(121)], [7], 'Samosa', undefined])
    expect((await recognise(names)).statusCode).toBe(422)
})

test('the library is for vendors: guests and administrators are refused', async () => {
  for (const { method, path } of Object.values(dishLibraryApi)) {
    const request = { method, url: path.replace(':id', 'chaat'), ...(method === 'POST' && { payload: {} }) }
    expect((await app.inject(request)).statusCode).toBe(401)
    expect((await app.inject({ ...request, headers: admin.headers })).statusCode).toBe(403)
  }
})
