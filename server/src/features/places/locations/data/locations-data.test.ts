import { describe, expect, test } from 'vitest'
import india from './india.json' with { type: 'json' }
import unitedStates from './united-states.json' with { type: 'json' }

const indianCodes =
  'AN AP AR AS BR CG CH DH DL GA GJ HP HR JH JK KA KL LA LD MH ML MN MP MZ NL OD PB PY RJ SK TN TR TS UK UP WB'
const zonesOfSurat = [
  'Central Zone',
  'North Zone',
  'West Zone',
  'East Zone A',
  'East Zone B',
  'South Zone A',
  'South Zone B',
  'Southeast Zone',
  'Southwest Zone',
]

describe.each([
  { country: india, code: 'IN', name: 'India' },
  { country: unitedStates, code: 'US', name: 'United States' },
])('$name', ({ country, code, name }) => {
  const { states } = country
  const cities = states.flatMap((state) => state.cities)

  test('the country and each of its states have a name and a code', () => {
    expect(country).toMatchObject({ code, name })
    expect(states.filter((state) => !/^[A-Z]{2}$/.test(state.code) || state.name.trim() === '')).toEqual([])
  })

  test('no state, city or area is listed twice', () => {
    expect(repeated(states.map((state) => state.code))).toEqual([])
    expect(repeated(states.map((state) => state.name))).toEqual([])
    expect(states.flatMap((state) => repeated(state.cities.map((city) => city.name)))).toEqual([])
    expect(cities.flatMap((city) => repeated(city.areas))).toEqual([])
  })

  test('every state has a city and every city has an area', () => {
    expect(states.filter((state) => state.cities.length === 0)).toEqual([])
    expect(cities.filter((city) => city.areas.length === 0)).toEqual([])
  })

  test('every name uses only ASCII characters and is at most 100 characters long', () => {
    const names = [...states, ...cities]
      .map((place) => place.name)
      .concat(cities.flatMap((city) => city.areas))

    expect(
      names.filter((text) => !/^[A-Za-z0-9][A-Za-z0-9 .'-]{1,99}$/.test(text) || text !== text.trim()),
    ).toEqual([])
  })
})

test('a vendor in India can choose any of the 28 states and 8 union territories', () => {
  const codes = india.states.map((state) => state.code).sort()

  expect(codes.join(' ')).toBe(indianCodes)
})

test('a vendor in the United States can choose any of the 50 states or the District of Columbia', () => {
  expect(unitedStates.states).toHaveLength(51)
  expect(unitedStates.states).toContainEqual(
    expect.objectContaining({ code: 'DC', name: 'District of Columbia' }),
  )
})

test('a vendor in Surat finds its municipal zones and well-known areas', () => {
  const gujarat = india.states.find((state) => state.code === 'GJ')
  const areas = gujarat?.cities.find((city) => city.name === 'Surat')?.areas

  expect(areas).toEqual(expect.arrayContaining([...zonesOfSurat, 'Adajan', 'Katargam', 'Varachha', 'Vesu']))
})

test('the default place for browsers without a location is in the lists', () => {
  const surat = india.states
    .find((state) => state.name === 'Gujarat')
    ?.cities.find((city) => city.name === 'Surat')

  expect(surat?.areas).toContain('Southwest Zone')
})

test.each([
  ['KA', 'Bengaluru', 'Bangalore'],
  ['MH', 'Mumbai', 'Bombay'],
  ['GJ', 'Vadodara', 'Baroda'],
  ['UP', 'Prayagraj', 'Allahabad'],
  ['HR', 'Gurugram', 'Gurgaon'],
])('a vendor in %s finds %s under its current name, not %s', (code, present, former) => {
  const names = india.states.find((state) => state.code === code)?.cities.map((city) => city.name)

  expect(names).toContain(present)
  expect(names).not.toContain(former)
})

function repeated(names: string[]) {
  const lower = names.map((name) => name.toLowerCase())

  return lower.filter((name, position) => lower.indexOf(name) !== position)
}
