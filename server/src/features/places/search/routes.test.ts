import { addressApi } from '@thela/contract/places/locations'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { PLACE_SEARCHES_PER_MINUTE } from '../../../http/limits.ts'

const { app } = await createTestApp()
const search = (q: string) => app.inject({ url: addressApi.search.path, query: { q } })
const find = async (q: string) => (await search(q)).json().data

const surat = { country: 'India', state: 'Gujarat', city: 'Surat' }

test('someone who types the name of an area gets its city, state and country with it', async () => {
  expect(await find('Adajan')).toContainEqual({ ...surat, area: 'Adajan' })
  expect(await find('  aDaJ ')).toContainEqual({ ...surat, area: 'Adajan' })
})

test('a city is found itself, before areas of the same name', async () => {
  const [first] = await find('surat')
  expect(first).toEqual({ ...surat, area: null })
})

test('a city or state after a comma narrows the search', async () => {
  const found: { city: string }[] = await find('a, sur')
  expect(found.length).toBeGreaterThan(1)
  expect(new Set(found.map(({ city }) => city))).toEqual(new Set(['Surat']))
  expect(await find('Adajan, Gujarat')).toContainEqual({ ...surat, area: 'Adajan' })
  expect(await find('Adajan, California')).toEqual([])
})

test('at most ten places are found, and only at the beginning of a name', async () => {
  expect(await find('ma')).toHaveLength(10)
  expect(await find('dajan')).toEqual([])
})

test('what people type is no pattern', async () => {
  for (const q of ['%%', '__', 'a%jan', '\\\\', ', ,']) expect((await search(q)).statusCode).toBe(200)
  for (const q of ['%%', '__', 'a%jan']) expect(await find(q)).toEqual([])
})

test('a search needs two letters', async () => {
  for (const [q, msg] of [
    ['', 'Please type the beginning of a name'],
    ['a', 'Please type at least 2 letters'],
  ] as const) {
    const answer = await search(q)
    expect([answer.statusCode, answer.json().details[0].msg]).toEqual([422, msg])
  }
})

test('searches have a limit of their own', async () => {
  const strict = await createTestApp({ rateLimitFactor: 1 / PLACE_SEARCHES_PER_MINUTE })
  const from = (remoteAddress: string) =>
    strict.app.inject({ url: addressApi.search.path, query: { q: 'adajan' }, remoteAddress })

  expect((await from('10.0.0.1')).statusCode).toBe(200)
  expect((await from('10.0.0.1')).statusCode).toBe(429)
  expect((await from('10.0.0.2')).statusCode).toBe(200)
})
