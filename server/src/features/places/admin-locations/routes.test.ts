import { adminLocationsApi } from '@thela/contract/places/admin-locations'
import { describe, expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { whileLogIsBroken } from '../../../../test/writes.ts'

const { db, send, signedInAdmin, signedInVendor } = await createTestApp()
const { id: adminId, headers } = await signedInAdmin()
const base = '/api/admin/locations'

type Place = { id: string; name: string; code?: string; _count?: Record<string, number> }

const list = async (path: string): Promise<Place[]> =>
  (await send('GET', `${base}/${path}`, { headers })).json().data
const add = (path: string, payload: object) => send('POST', `${base}/${path}`, { headers, payload })
const remove = (path: string) => send('DELETE', `${base}/${path}`, { headers })
const find = async (path: string, name: string) =>
  (await list(path)).find((place) => place.name === name) as Place
const lastLog = () =>
  db
    .selectFrom('auditLogs')
    .selectAll()
    .where('entity', '=', 'LOCATION')
    .orderBy('id', 'desc')
    .executeTakeFirst()

/** A country with a state, a city and two areas. */
async function addCountry(code: string) {
  const country = (await add('countries', { code, name: `Land ${code}` })).json().data
  const state = (await add(`countries/${country.id}/states`, { code: 'S1', name: 'First State' })).json().data
  const city = (await add(`states/${state.id}/cities`, { name: 'Q' })).json().data
  const area = (await add(`cities/${city.id}/areas`, { name: 'Old Town' })).json().data
  await add(`cities/${city.id}/areas`, { name: 'New Town' })
  return { country, state, city, area }
}

test('the tree is read level by level, with the number of children [API-110] [API-111] [API-112] [API-113] [ENT-48] [ALOC-01] [ALOC-06]', async () => {
  const india = await find('countries', 'India')
  expect(india).toEqual({ id: india.id, code: 'IN', name: 'India', _count: { states: 36 } })

  const states = await list(`countries/${india.id}/states`)
  const gujarat = states.find(({ code }) => code === 'GJ') as Place
  expect(states).toHaveLength(36)

  const cities = await list(`states/${gujarat.id}/cities`)
  expect(gujarat._count).toEqual({ cities: cities.length })

  const surat = cities.find(({ name }) => name === 'Surat') as Place
  const areas = await list(`cities/${surat.id}/areas`)
  expect(surat._count).toEqual({ areas: areas.length })
  expect(areas.find(({ name }) => name === 'Adajan')).toEqual({
    id: expect.stringMatching(/^\d+$/),
    name: 'Adajan',
  })
})

test('a level is read page by page', async () => {
  const { id } = await find('countries', 'India')
  const answer = await send('GET', `${base}/countries/${id}/states?page=2&limit=30`, { headers })

  expect(answer.json().success).toBe(true)
  expect(answer.json().data).toHaveLength(6)
  expect(answer.json().pagination).toMatchObject({ page: 2, limit: 30, total: 36, hasNextPage: false })
  expect((await send('GET', `${base}/countries?limit=1001`, { headers })).statusCode).toBe(422)
})

test('a place is added at every level [API-114] [API-115] [API-116] [API-117] [ALOC-02] [ALOC-14] [ALOC-15]', async () => {
  const answer = await add('countries', { code: 'np', name: ' Nepal ' })
  const country = answer.json().data
  expect([answer.statusCode, answer.json()]).toEqual([
    201,
    {
      success: true,
      message: 'Location created successfully!',
      data: { id: country.id, code: 'NP', name: 'Nepal', _count: { states: 0 } },
    },
  ])

  const state = (await add(`countries/${country.id}/states`, { code: 'p3', name: 'Bagmati' })).json().data
  expect(state).toEqual({ id: state.id, code: 'P3', name: 'Bagmati', _count: { cities: 0 } })
  const city = (await add(`states/${state.id}/cities`, { name: 'Kathmandu' })).json().data
  expect(city).toEqual({ id: city.id, name: 'Kathmandu', _count: { areas: 0 } })
  const area = (await add(`cities/${city.id}/areas`, { name: 'Thamel' })).json().data
  expect(area).toEqual({ id: area.id, name: 'Thamel' })

  expect(await lastLog()).toMatchObject({
    actorId: adminId,
    action: 'CREATE',
    entityId: area.id,
    metadata: { level: 'areas' },
    newValues: { name: 'Thamel' },
  })
  const publicAreas = await send('GET', '/api/address/areas?country=NP&state=P3&city=kathmandu')
  expect(publicAreas.json().data).toEqual([{ name: 'Thamel' }])
})

describe('a form that is not right is told', () => {
  test.each<[string, object, string, string]>([
    ['countries', { name: 'Nowhere' }, 'code', 'Code is required'],
    ['countries', { code: 'N0', name: 'Nowhere' }, 'code', 'Code must be 2 or 3 letters'],
    ['countries', { code: 'NW' }, 'name', 'Name is required'],
    ['countries', { code: 'NW', name: 'N' }, 'name', 'Name must be at least 2 characters'],
    ['countries/1/states', { code: 'A-1', name: 'X1' }, 'code', 'Code must be 1 to 10 letters or digits'],
    ['states/1/cities', { name: ' ' }, 'name', 'Name is required'],
    ['cities/1/areas', { name: 'x'.repeat(101) }, 'name', 'Name must be at most 100 characters'],
  ])('%s %j → %s: %s', async (path, payload, field, msg) => {
    const answer = await add(path, payload)
    expect([answer.statusCode, answer.json().details]).toEqual([422, [{ path: field, msg }]])
  })
})

test('a code or a name is there once, in any case', async () => {
  const { country, state, city } = await addCountry('ZA')
  const refusals = [
    [await add('countries', { code: 'za', name: 'Other' }), 'A country with this code already exists.'],
    [await add('countries', { code: 'ZB', name: 'LAND za' }), 'A country with this name already exists.'],
    [
      await add(`countries/${country.id}/states`, { code: 's1', name: 'Other' }),
      'A state with this code already exists in this country.',
    ],
    [
      await add(`countries/${country.id}/states`, { code: 'S2', name: 'first state' }),
      'A state with this name already exists in this country.',
    ],
    [
      await add(`states/${state.id}/cities`, { name: 'q' }),
      'A city with this name already exists in this state.',
    ],
    [
      await add(`cities/${city.id}/areas`, { name: 'OLD town' }),
      'An area with this name already exists in this city.',
    ],
  ] as const
  for (const [answer, message] of refusals)
    expect([answer.statusCode, answer.json().message]).toEqual([409, message])
})

describe('deleting takes everything below along and says how much [ALOC-03]', () => {
  test.each([
    ['country', 'countries', { states: 1, cities: 1, areas: 2 }, 'API-118'],
    ['state', 'states', { states: 0, cities: 1, areas: 2 }, 'API-119'],
    ['city', 'cities', { states: 0, cities: 0, areas: 2 }, 'API-120'],
    ['area', 'areas', { states: 0, cities: 0, areas: 0 }, 'API-121'],
  ] as const)('a %s [%#] %s %j [%s]', async (level, path, deleted, _id) => {
    const places = await addCountry(`D${'abcdef'.charAt(path.length - 5)}`)
    const answer = await remove(`${path}/${places[level].id}`)

    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { success: true, message: 'Location deleted successfully!', deleted },
    ])
    expect((await remove(`${path}/${places[level].id}`)).statusCode).toBe(404)
    expect(await lastLog()).toMatchObject({
      action: 'DELETE',
      entityId: places[level].id,
      metadata: { level: path, ...deleted },
      oldValues: { name: places[level].name },
    })
    await remove(`countries/${places.country.id}`)
  })

  test('and vendors keep the names they stored', async () => {
    const { country } = await addCountry('ZV')
    const vendor = await signedInVendor({ country: 'ZV', state: 'S1', city: 'Q', area: 'Old Town' })
    await remove(`countries/${country.id}`)

    const { vendor: after } = (await send('GET', '/api/vendors/profile', vendor)).json()
    expect([after.country, after.state, after.area]).toEqual(['Land ZV', 'First State', 'Old Town'])
  })
})

test('what is not there is not found, with its word', async () => {
  const answers = [
    [await send('GET', `${base}/countries/999999/states`, { headers }), 'Country not found'],
    [await send('GET', `${base}/states/999999/cities`, { headers }), 'State not found'],
    [await send('GET', `${base}/cities/999999/areas`, { headers }), 'City not found'],
    [await add('countries/999999/states', { code: 'X', name: 'XX' }), 'Country not found'],
    [await add('states/999999/cities', { name: 'X' }), 'State not found'],
    [await add('cities/999999/areas', { name: 'X' }), 'City not found'],
    [await remove('areas/999999'), 'Area not found'],
    [await remove('areas/99999999999'), 'Resource not found.'],
    [await remove('areas/one'), 'Resource not found.'],
  ] as const
  for (const [answer, message] of answers)
    expect([answer.statusCode, answer.json().message]).toEqual([404, message])
})

test('a change whose line cannot be written is undone', async () => {
  const { country, area } = await addCountry('ZU')
  await whileLogIsBroken(db, async () => {
    expect((await add('countries', { code: 'ZW', name: 'Undone' })).statusCode).toBe(500)
    expect((await remove(`countries/${country.id}`)).statusCode).toBe(500)
  })

  expect(await find('countries', 'Undone')).toBeUndefined()
  const areas = await db.selectFrom('areas').select('name').where('id', '=', Number(area.id)).execute()
  expect(areas).toEqual([{ name: 'Old Town' }])
})

test('a vendor and a guest change no places [ADM-11]', async () => {
  const vendor = await signedInVendor()
  for (const { method, path } of Object.values(adminLocationsApi)) {
    const url = path.replace(':id', '1')
    expect((await send(method, url, { headers: vendor.headers })).statusCode).toBe(403)
    expect((await send(method, url)).statusCode).toBe(401)
  }
})
