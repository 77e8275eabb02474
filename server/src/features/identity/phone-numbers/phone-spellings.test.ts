import { expect, test } from 'vitest'
import { spellingsOf } from './phone-spellings.ts'

test('an Indian number is looked for as typed, then with the country code, without it and with a 0', () => {
  expect(spellingsOf('99001 00001')).toEqual(['9900100001', '919900100001', '09900100001'])
  expect(spellingsOf('+91 99001-00001')).toEqual(['919900100001', '9900100001', '09900100001'])
  expect(spellingsOf('0 99001 00001')).toEqual(['09900100001', '919900100001', '9900100001'])
  expect(spellingsOf('0091 99001 00001')).toEqual([
    '00919900100001',
    '919900100001',
    '9900100001',
    '09900100001',
  ])
})

test('ten digits that begin with 91 are a whole number, not a country code', () => {
  expect(spellingsOf('9112345678')).toEqual(['9112345678', '919112345678', '09112345678'])
})

test('a number of another length or country is looked for as typed', () => {
  for (const digits of ['14155550100', '990010000', '447700900123', '1', '911'])
    expect(spellingsOf(`+${digits}`)).toEqual([digits])
})
