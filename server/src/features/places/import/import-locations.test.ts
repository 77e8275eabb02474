import { adminLocationsApi } from '@thela/contract/places/admin-locations'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { whileLogIsBroken } from '../../../../test/writes.ts'

const { db, send, signedInAdmin } = await createTestApp()
const { id: adminId, headers } = await signedInAdmin()

const importAll = (locations: unknown) =>
  send('POST', adminLocationsApi.importAll.path, { headers, payload: { locations } })

const countAll = async () => {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*) from countries) as countries, (select count(*) from states) as states,
      (select count(*) from cities) as cities, (select count(*) from areas) as areas`.execute(db)
  return rows[0]
}

const row = (more: object = {}) => ({
  countryCode: 'LK',
  countryName: 'Sri Lanka',
  stateCode: '1',
  stateName: 'Western',
  cityName: 'Colombo',
  areas: ['Fort', 'Pettah'],
  ...more,
})

test('new places are created and existing ones are reused, in upper or lower case [API-122] [ENT-49]', async () => {
  const first = await importAll([row(), row({ cityName: 'Dehiwala', areas: [] })])
  expect([first.statusCode, first.json()]).toEqual([
    200,
    {
      success: true,
      message: 'Locations imported successfully!',
      data: { created: { countries: 1, states: 1, cities: 2, areas: 2 }, skipped: 0 },
    },
  ])

  const tree = (await send('GET', '/api/locations/all?country=LK')).json().data
  expect(tree).toEqual([
    {
      code: 'LK',
      name: 'Sri Lanka',
      states: [
        {
          code: '1',
          name: 'Western',
          cities: [
            { name: 'Colombo', areas: ['Fort', 'Pettah'] },
            { name: 'Dehiwala', areas: [] },
          ],
        },
      ],
    },
  ])

  const second = await importAll([
    row({ countryCode: 'lk', cityName: 'COLOMBO', areas: ['fort', 'Cinnamon Gardens', 'cinnamon gardens'] }),
  ])
  expect(second.json().data).toEqual({
    created: { countries: 0, states: 0, cities: 0, areas: 1 },
    skipped: 4,
  })

  const places = await send('GET', '/api/address/areas?country=Sri Lanka&state=Western&city=Colombo')
  expect(places.json().data.map(({ name }: { name: string }) => name)).toEqual([
    'Cinnamon Gardens',
    'Fort',
    'Pettah',
  ])
})

test('an import is logged once with its counts', async () => {
  await importAll([row({ stateCode: '2', stateName: 'Central', cityName: 'Kandy' })])
  const logs = await db.selectFrom('auditLogs').selectAll().where('entity', '=', 'LOCATION').execute()

  expect(logs.at(-1)).toMatchObject({
    action: 'CREATE',
    entityId: 'import',
    actorId: adminId,
    newValues: { countries: 0, states: 1, cities: 1, areas: 2 },
  })
})

test('bad rows are listed, and nothing is stored', async () => {
  const before = await countAll()
  const answer = await importAll([
    row({ countryCode: 'MV', countryName: 'Maldives' }),
    row({ countryCode: 'X' }),
    row({ cityName: '', areas: ['fine', ''] }),
  ])

  expect(answer.statusCode).toBe(422)
  expect(answer.json().details).toEqual([
    { path: 'locations[1].countryCode', msg: 'Code must be 2 or 3 letters' },
    { path: 'locations[2].cityName', msg: 'Name is required' },
    { path: 'locations[2].areas[1]', msg: 'Name is required' },
  ])
  expect(await countAll()).toEqual(before)
})

test('a name that belongs to another code is refused, and nothing is stored', async () => {
  const before = await countAll()
  const answer = await importAll([
    row({ countryCode: 'MV', countryName: 'Maldives' }),
    row({ countryCode: 'IND', countryName: 'India' }),
    row({ countryCode: 'IN', countryName: 'India', stateCode: 'GUJ', stateName: 'Gujarat' }),
  ])

  expect(answer.statusCode).toBe(422)
  expect(answer.json().details).toEqual([
    { path: 'locations[1].countryName', msg: 'Another country has this name with a different code' },
    { path: 'locations[2].stateName', msg: 'Another state has this name with a different code' },
  ])
  expect(await countAll()).toEqual(before)
})

test.each([
  [[], 'Locations are required'],
  [undefined, 'Locations are required'],
  ['IN', 'Locations are required'],
  [Array.from({ length: 5001 }, () => row()), 'At most 5000 locations at a time'],
])('an empty, missing or too long list is refused (%#)', async (locations, msg) => {
  const answer = await importAll(locations)
  expect([answer.statusCode, answer.json().details]).toEqual([422, [{ path: 'locations', msg }]])
})

test('invalid JSON is refused with a message [ALOC-08]', async () => {
  const answer = await send('POST', adminLocationsApi.importAll.path, {
    headers: { ...headers, 'content-type': 'application/json' },
    payload: '{"locations": [',
  })
  expect([answer.statusCode, answer.json().message]).toEqual([400, 'Invalid JSON format'])
})

test('5,000 rows with their areas can be imported at once', async () => {
  const locations = Array.from({ length: 5000 }, (_, n) =>
    row({
      countryCode: 'BD',
      countryName: 'Bangladesh',
      stateCode: `D${n % 8}`,
      stateName: `Division number ${n % 8}`,
      cityName: `City of the long name number ${n}`,
      areas: [`${n}: ${'a very long name '.repeat(5)}`],
    }),
  )
  expect(JSON.stringify(locations).length).toBeGreaterThan(1024 * 1024)

  const answer = await importAll(locations)
  expect(answer.json().data).toEqual({
    created: { countries: 1, states: 8, cities: 5000, areas: 5000 },
    skipped: 0,
  })
})

test('an import is rolled back if the audit log cannot be written', async () => {
  const before = await countAll()
  const answer = await whileLogIsBroken(db, () =>
    importAll([row({ countryCode: 'BT', countryName: 'Bhutan' })]),
  )

  expect(answer.statusCode).toBe(500)
  expect(await countAll()).toEqual(before)
})
