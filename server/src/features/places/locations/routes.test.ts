import { expect, onTestFinished, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { buildApp } from '../../../app.ts'
import { connect } from '../../../db/connect.ts'

const { app, connection, platform } = await createTestApp()
const read = async (url: string) => (await app.inject(url)).json()

test('vendors choose a country, a state, a city and an area, each by the code or name of its parents [API-37] [ENT-14]', async () => {
  const countries = await read('/api/address/countries')
  expect(countries.success).toBe(true)
  expect(countries.data).toEqual([
    { code: 'IN', name: 'India' },
    { code: 'US', name: 'United States' },
  ])
  expect(countries.pagination).toMatchObject({ page: 1, total: 2, totalPages: 1, hasNextPage: false })

  const { data: states } = await read('/api/address/states?country=IN')
  expect(states).toHaveLength(36)
  expect(states).toContainEqual({ code: 'GJ', name: 'Gujarat' })
  const { data: cities } = await read('/api/address/cities?country=IN&state=GJ')
  expect(cities).toContainEqual({ id: expect.stringMatching(/^\d+$/), name: 'Surat' })
  const { data: areas } = await read('/api/address/areas?country=IN&state=GJ&city=Surat')
  expect(areas).toContainEqual({ name: 'Adajan' })

  const fieldsOf = (places: object[]) => [...new Set(places.map((place) => Object.keys(place).join()))]
  expect([countries.data, states, cities, areas].map(fieldsOf)).toEqual([
    ['code,name'],
    ['code,name'],
    ['id,name'],
    ['name'],
  ])
})

test('a parent can be named in upper or lower case, by code or name, under two parameter names', async () => {
  const byCode = await read('/api/address/states?country=IN')
  expect(await read('/api/address/states?countryCode=india')).toEqual(byCode)
  const areas = await read('/api/address/areas?country=IN&state=GJ&city=Surat')
  expect(await read('/api/address/areas?countryCode=in&stateCode=gujarat&cityName=SURAT')).toEqual(areas)
})

test('an error may not be cached', async () => {
  const unavailable = connect({ ...connection, database: 'no_such_database' })
  const broken = await buildApp({ ...platform, db: unavailable.db })
  onTestFinished(async () => {
    await broken.close()
    await unavailable.close()
  })
  for (const list of ['countries', 'all']) {
    const { statusCode, headers } = await broken.inject(`/api/locations/${list}`)
    expect([statusCode, headers['cache-control']]).toEqual([500, undefined])
  }
})

/** The same list under both paths, with how long the second may be cached. */
async function readTwice(list: string) {
  const [address, locations] = await Promise.all(
    ['address', 'locations'].map((family) => app.inject(`/api/${family}/${list}`)),
  )
  expect(address?.headers['cache-control']).toBeUndefined()
  expect(locations?.json()).toEqual(address?.json())
  return { data: locations?.json().data, caching: locations?.headers['cache-control'] }
}

const FIVE_MINUTES = 'public, max-age=300'

test('the filters of administrators get countries and states, cached for five minutes [API-123] [API-124]', async () => {
  const countries = await readTwice('countries')
  expect([countries.data.length, countries.caching]).toEqual([2, FIVE_MINUTES])
  const states = await readTwice('states?country=IN')
  expect([states.data.length, states.caching]).toEqual([36, FIVE_MINUTES])
})

test('the filters of administrators get cities and areas, cached for five minutes [API-125] [API-126]', async () => {
  const cities = await readTwice('cities?country=IN&state=GJ')
  expect(cities.data).toContainEqual(expect.objectContaining({ name: 'Surat' }))
  const areas = await readTwice('areas?country=IN&state=GJ&city=Surat')
  expect(areas.data).toContainEqual({ name: 'Adajan' })
  expect([cities.caching, areas.caching]).toEqual([FIVE_MINUTES, FIVE_MINUTES])
})

test('an unknown parent has no children, and a missing one is refused', async () => {
  expect((await read('/api/address/states?country=Atlantis')).data).toEqual([])
  expect((await read('/api/address/cities?country=IN')).details).toEqual([
    { path: 'state', msg: 'State is required' },
  ])
  expect((await app.inject('/api/address/planets')).statusCode).toBe(404)
})

test('a page past the end is empty and still has the total', async () => {
  const { data, pagination } = await read('/api/address/states?country=IN&page=9&limit=10')
  expect(data).toEqual([])
  expect(pagination).toMatchObject({
    page: 9,
    total: 36,
    totalPages: 4,
    hasNextPage: false,
    hasPrevPage: true,
  })
  expect((await app.inject('/api/address/states?country=IN&limit=5001')).statusCode).toBe(422)
})

test('the whole tree is returned in one response that can be cached for ten minutes [API-127]', async () => {
  const answer = await app.inject('/api/locations/all')
  const { data } = answer.json()
  const [india] = data
  const gujarat = india.states.find(({ code }: { code: string }) => code === 'GJ')

  expect(data.map(({ code }: { code: string }) => code)).toEqual(['IN', 'US'])
  expect(gujarat.cities.find(({ name }: { name: string }) => name === 'Surat').areas).toContain('Adajan')
  expect(answer.headers['cache-control']).toBe('public, max-age=600')
  expect((await read('/api/locations/all?country=IN')).data).toEqual([india])
})
