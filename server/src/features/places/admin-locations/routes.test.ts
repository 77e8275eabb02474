import { adminLocationsApi } from '@thela/contract/places/admin-locations'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { whileLogIsBroken } from '../../../../test/writes.ts'

const { db, send, signedInAdmin, signedInVendor } = await createTestApp()
const { id: adminId, headers } = await signedInAdmin()
const base = '/api/admin/locations'

type Place = { id: string; name: string; code?: string; within?: string; _count?: Record<string, number> }

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

test('countries are listed with their states [API-110] [API-111]', async () => {
  const countries = await list('countries')
  expect(countries.map(({ name }) => name)).toEqual(countries.map(({ name }) => name).toSorted())
  const india = await find('countries', 'India')
  const states = await list(`countries/${india.id}/states`)

  expect(states).toHaveLength(36)
  expect(states.find(({ code }) => code === 'GJ')).toMatchObject({ name: 'Gujarat' })
})

test('a place of any level is found by its name or code, with the places around it', async () => {
  await addCountry('ZZ')
  const search = (text: string) => list(`search?search=${encodeURIComponent(text)}`)

  expect(await search('land zz')).toMatchObject([
    { level: 'country', name: 'Land ZZ', code: 'ZZ', within: '', children: 1 },
  ])
  expect((await search('gj'))[0]).toMatchObject({ level: 'state', name: 'Gujarat', within: 'India' })
  expect((await search('new tow')).filter(({ within }) => within?.endsWith('Land ZZ'))).toMatchObject([
    { level: 'area', name: 'New Town', code: null, within: 'Q, First State, Land ZZ', children: 0 },
  ])
  expect((await search('dia')).map(({ name }) => name)).toContain('India')
  expect(await search('100%')).toEqual([])
  expect(await search('')).toEqual([])
  expect((await search('a')).length).toBe(50)
})

test('states are listed with their cities, and cities with their areas [API-112] [API-113]', async () => {
  const { state, city, area } = await addCountry('LA')
  const second = (await add(`states/${state.id}/cities`, { name: 'A' })).json().data

  expect((await list(`states/${state.id}/cities`)).map(({ id }) => id)).toEqual([second.id, city.id])
  expect(await list(`cities/${city.id}/areas`)).toEqual([
    { id: expect.stringMatching(/^\d+$/), name: 'New Town' },
    { id: area.id, name: 'Old Town' },
  ])
  expect(await list(`cities/${second.id}/areas`)).toEqual([])
})

test('each place has its id, name, code and number of children [ENT-48]', async () => {
  const { country, state, city, area } = await addCountry('LB')
  const id = expect.stringMatching(/^\d+$/)

  expect(await find('countries', 'Land LB')).toEqual({
    id,
    code: 'LB',
    name: 'Land LB',
    _count: { states: 1 },
  })
  expect(await list(`countries/${country.id}/states`)).toEqual([
    { id, code: 'S1', name: 'First State', _count: { cities: 1 } },
  ])
  expect(await list(`states/${state.id}/cities`)).toEqual([{ id, name: 'Q', _count: { areas: 2 } }])
  expect(await find(`cities/${city.id}/areas`, 'Old Town')).toEqual({ id: area.id, name: 'Old Town' })
})

test('a level is listed page by page', async () => {
  const { id } = await find('countries', 'India')
  const answer = await send('GET', `${base}/countries/${id}/states?page=2&limit=30`, { headers })

  expect(answer.json().success).toBe(true)
  expect(answer.json().data).toHaveLength(6)
  expect(answer.json().pagination).toMatchObject({ page: 2, limit: 30, total: 36, hasNextPage: false })
  expect((await send('GET', `${base}/countries?limit=1001`, { headers })).statusCode).toBe(422)
})

test('a country is added with code and name, and so is its state [API-114] [API-115]', async () => {
  const answer = await add('countries', { code: 'np', name: ' Nepal ' })
  const country = answer.json().data
  expect([answer.statusCode, country]).toEqual([
    201,
    { id: country.id, code: 'NP', name: 'Nepal', _count: { states: 0 } },
  ])
  const added = await add(`countries/${country.id}/states`, { code: 'p3', name: 'Bagmati' })
  const state = added.json().data
  expect([added.statusCode, state]).toEqual([
    201,
    { id: state.id, code: 'P3', name: 'Bagmati', _count: { cities: 0 } },
  ])

  expect(await find('countries', 'Nepal')).toEqual({ ...country, _count: { states: 1 } })
  expect(await list(`countries/${country.id}/states`)).toEqual([state])
})

test('a city is added with a name, and so is its area, which vendors can then choose [API-116] [API-117]', async () => {
  const { state } = await addCountry('LC')
  const added = await add(`states/${state.id}/cities`, { name: 'Kathmandu' })
  const city = added.json().data
  expect([added.statusCode, city]).toEqual([201, { id: city.id, name: 'Kathmandu', _count: { areas: 0 } }])
  const answer = await add(`cities/${city.id}/areas`, { name: 'Thamel' })
  const area = answer.json().data
  expect([answer.statusCode, area]).toEqual([201, { id: area.id, name: 'Thamel' }])

  expect(await lastLog()).toMatchObject({
    actorId: adminId,
    action: 'CREATE',
    entityId: area.id,
    metadata: { level: 'areas' },
    newValues: { name: 'Thamel' },
  })
  const publicAreas = await send('GET', '/api/address/areas?country=LC&state=S1&city=kathmandu')
  expect(publicAreas.json().data).toEqual([{ name: 'Thamel' }])
})

test('adding, deleting and importing places is answered with a message [ALOC-15]', async () => {
  const created = await add('countries', { code: 'LD', name: 'Land LD' })
  const deleted = await remove(`countries/${created.json().data.id}`)
  const imported = await add('import', {
    locations: [
      { countryCode: 'LD', countryName: 'Land LD', stateCode: 'S1', stateName: 'State', cityName: 'City' },
    ],
  })

  expect([created, deleted, imported].map((answer) => answer.json().message)).toEqual([
    'Location created successfully!',
    'Location deleted successfully!',
    'Locations imported successfully!',
  ])
})

test('countries and states need a code and a name, cities and areas only a name [ALOC-14]', async () => {
  const { country, state, city } = await addCountry('LE')
  const levels = [
    ['countries', { code: 'LF', name: 'Land LF' }],
    [`countries/${country.id}/states`, { code: 'S2', name: 'Second State' }],
    [`states/${state.id}/cities`, { name: 'R' }],
    [`cities/${city.id}/areas`, { name: 'Harbour' }],
  ] as const

  for (const [path, place] of levels) {
    for (const missing of Object.keys(place)) {
      const answer = await add(path, { ...place, [missing]: undefined })
      const msg = `${missing === 'code' ? 'Code' : 'Name'} is required`
      expect([path, answer.statusCode, answer.json().details]).toEqual([path, 422, [{ path: missing, msg }]])
    }
    expect([path, (await add(path, place)).statusCode]).toEqual([path, 201])
  }
})

describe('an invalid form is refused with a message', () => {
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

test('a code or name can be used only once, in upper or lower case', async () => {
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

describe('deleting a place also deletes everything below it', () => {
  /** Deletes a place of a new country and counts what is left of the country. */
  async function deleteIn(code: string, level: 'country' | 'state' | 'city' | 'area') {
    const places = await addCountry(code)
    const path = paths[level]
    const { id, name } = places[level]
    const answer = await remove(`${path}/${id}`)

    expect((await remove(`${path}/${id}`)).statusCode).toBe(404)
    const { success, deleted } = answer.json()
    expect(await lastLog()).toMatchObject({
      action: 'DELETE',
      entityId: id,
      metadata: { level: path, ...deleted },
      oldValues: { name },
    })
    return { status: answer.statusCode, success, deleted, left: await countLeft(places) }
  }

  const paths = { country: 'countries', state: 'states', city: 'cities', area: 'areas' } as const

  async function countLeft({ country, state, city }: Awaited<ReturnType<typeof addCountry>>) {
    const count = async (table: 'countries' | 'states' | 'cities' | 'areas', column: string, id: string) => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(db)
      return rows[0]?.count
    }
    return {
      countries: await count('countries', 'id', country.id),
      states: await count('states', 'country_id', country.id),
      cities: await count('cities', 'state_id', state.id),
      areas: await count('areas', 'city_id', city.id),
    }
  }

  test('a country with its states, cities and areas [API-118]', async () => {
    expect(await deleteIn('DA', 'country')).toEqual({
      status: 200,
      success: true,
      deleted: { states: 1, cities: 1, areas: 2 },
      left: { countries: 0, states: 0, cities: 0, areas: 0 },
    })
  })

  test('a state with its cities and areas [API-119]', async () => {
    expect(await deleteIn('DB', 'state')).toEqual({
      status: 200,
      success: true,
      deleted: { states: 0, cities: 1, areas: 2 },
      left: { countries: 1, states: 0, cities: 0, areas: 0 },
    })
  })

  test('a city with its areas [API-120]', async () => {
    expect(await deleteIn('DC', 'city')).toEqual({
      status: 200,
      success: true,
      deleted: { states: 0, cities: 0, areas: 2 },
      left: { countries: 1, states: 1, cities: 0, areas: 0 },
    })
  })

  test('an area alone [API-121]', async () => {
    expect(await deleteIn('DD', 'area')).toEqual({
      status: 200,
      success: true,
      deleted: { states: 0, cities: 0, areas: 0 },
      left: { countries: 1, states: 1, cities: 1, areas: 1 },
    })
  })

  test('vendors keep the stored names of deleted places', async () => {
    const { country } = await addCountry('ZV')
    const vendor = await signedInVendor({ country: 'ZV', state: 'S1', city: 'Q', area: 'Old Town' })
    await remove(`countries/${country.id}`)

    const { vendor: after } = (await send('GET', '/api/vendors/profile', vendor)).json()
    expect([after.country, after.state, after.area]).toEqual(['Land ZV', 'First State', 'Old Town'])
  })
})

test('an unknown place is not found, with a message for its level', async () => {
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

test('a change is rolled back if the audit log cannot be written', async () => {
  const { country, area } = await addCountry('ZU')
  await whileLogIsBroken(db, async () => {
    expect((await add('countries', { code: 'ZW', name: 'Undone' })).statusCode).toBe(500)
    expect((await remove(`countries/${country.id}`)).statusCode).toBe(500)
  })

  expect(await find('countries', 'Undone')).toBeUndefined()
  const areas = await db.selectFrom('areas').select('name').where('id', '=', Number(area.id)).execute()
  expect(areas).toEqual([{ name: 'Old Town' }])
})

test('vendors and guests cannot read or change places', async () => {
  const vendor = await signedInVendor()
  for (const { method, path } of Object.values(adminLocationsApi)) {
    const url = path.replace(':id', '1')
    expect((await send(method, url, { headers: vendor.headers })).statusCode).toBe(403)
    expect((await send(method, url)).statusCode).toBe(401)
  }
})
