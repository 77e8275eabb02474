import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'

const { app } = await createTestApp()
const read = async (url: string) => (await app.inject(url)).json()

test.each(['address', 'locations'])(
  '/api/%s lists countries by name with their codes [API-37] [API-123] [ENT-14]',
  async (family) => {
    const { success, data, pagination } = await read(`/api/${family}/countries`)

    expect(success).toBe(true)
    expect(data).toEqual([
      { code: 'IN', name: 'India' },
      { code: 'US', name: 'United States' },
    ])
    expect(pagination).toMatchObject({ page: 1, total: 2, totalCount: 2, totalPages: 1, hasNextPage: false })
  },
)

test('states are asked for by country code or name, in any case [LOC-19] [API-124]', async () => {
  const byCode = await read('/api/address/states?country=IN')
  const byName = await read('/api/locations/states?countryCode=india')

  expect(byCode.data).toHaveLength(36)
  expect(byCode.data).toContainEqual({ code: 'GJ', name: 'Gujarat' })
  expect(byName).toEqual(byCode)
})

test('cities come with ids, areas with names alone [LOC-19] [API-125] [API-126]', async () => {
  const cities = await read('/api/address/cities?country=IN&state=GJ')
  const surat = cities.data.find(({ name }: { name: string }) => name === 'Surat')
  expect(surat.id).toMatch(/^\d+$/)

  const areas = await read('/api/address/areas?countryCode=IN&stateCode=GJ&cityName=Surat')
  expect(areas.data).toContainEqual({ name: 'Adajan' })
})

test('an unknown parent has no children, a missing one is said', async () => {
  expect((await read('/api/address/states?country=Atlantis')).data).toEqual([])
  expect((await read('/api/address/cities?country=IN')).details).toEqual([
    { path: 'state', msg: 'State is required' },
  ])
  expect((await app.inject('/api/address/planets')).statusCode).toBe(404)
})

test('a page past the end is empty and still knows the total', async () => {
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

test('the whole tree comes in one answer that may be kept for ten minutes [API-127]', async () => {
  const answer = await app.inject('/api/locations/all?country=IN')
  const [india] = answer.json().data
  const gujarat = india.states.find(({ code }: { code: string }) => code === 'GJ')

  expect(gujarat.cities.find(({ name }: { name: string }) => name === 'Surat').areas).toContain('Adajan')
  expect(answer.headers['cache-control']).toBe('public, max-age=600')
})
