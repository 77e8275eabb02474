import { expect, test } from 'vitest'
import { formatPhone, readPhone, spellingsOf } from './phone-numbers.ts'

test.each([
  ['India', '9900100001', '+919900100001'],
  ['India', '99001 00001', '+919900100001'],
  ['India', '99001-00001', '+919900100001'],
  ['India', '(99001) 00001', '+919900100001'],
  ['India', '09900100001', '+919900100001'],
  ['India', '0 99001 00001', '+919900100001'],
  ['India', '919900100001', '+919900100001'],
  ['India', '+919900100001', '+919900100001'],
  ['India', '+91 99001 00001', '+919900100001'],
  ['India', '+91-99001-00001', '+919900100001'],
  ['India', '+91 (0) 99001 00001', '+919900100001'],
  ['India', '0091 99001 00001', '+919900100001'],
  ['India', '091 99001 00001', '+919900100001'],
  ['India', '+9900100001', '+919900100001'],
  ['india', '9900100001', '+919900100001'],
  // Ten digits that begin with 91 are a whole number, not a country code.
  ['India', '9112345678', '+919112345678'],
  ['India', '0261 234 5678', '+912612345678'],
  ['India', '+1 415 555 0100', '+14155550100'],
  ['India', '+44 (0)20 7946 0123', '+442079460123'],
  ['India', '0044 7700 900123', '+447700900123'],
  ['India', '+1 991 112 2266', '+19911122266'],
  ['India', '+98765 43210', '+919876543210'],
  ['India', '+65 9123 4567', '+6591234567'],
  ['United States', '4155550100', '+14155550100'],
  ['United States', '(415) 555-0100', '+14155550100'],
  ['United States', '1-415-555-0100', '+14155550100'],
  ['United States', '+1 415 555 0100', '+14155550100'],
  ['United States', '001 415 555 0100', '+14155550100'],
  ['United States', '011 91 99001 00001', '+919900100001'],
  ['United States', '+91 99001 00001', '+919900100001'],
  ['United States', '0091 99001 00001', '+919900100001'],
  ['Nepal', '0984-1234567', '+9779841234567'],
  ['Atlantis', '+919900100001', '+919900100001'],
  ['Atlantis', '9900100001', null],
  ['India', '7', null],
  ['India', '99001 0000', null],
  ['India', '1234567890123456', null],
  ['United States', '9900100001', null],
  ['India', '+', null],
  ['India', '+1234567890123456', null],
])('in %s %s is read as %s [QUICK-10]', (country, typed, number) => {
  expect(readPhone(typed, country)).toBe(number)
})

test('customers see a number with its country code, and one that cannot be read as typed [QUICK-10]', () => {
  expect(formatPhone('09900100001', 'India')).toBe('+91 99001 00001')
  expect(formatPhone('(415) 555-0100', 'United States')).toBe('+1 415 555 0100')
  expect(formatPhone('99001 0000', 'India')).toBe('99001 0000')
  expect(formatPhone('', 'India')).toBe('')
})

test('a number without a country code is looked for in every country, in their order [QUICK-10]', () => {
  const countries = ['India', 'India', 'United States']
  expect(spellingsOf('0415 555-0100', countries)).toEqual({
    typed: '04155550100',
    numbers: ['+914155550100', '+14155550100'],
    digits: ['914155550100', '4155550100', '04155550100', '14155550100'],
  })
  expect(spellingsOf('+1 415 555 0100', countries)).toEqual({
    typed: '14155550100',
    numbers: ['+14155550100'],
    digits: ['14155550100', '4155550100', '04155550100'],
  })
  expect(spellingsOf('7', countries)).toEqual({ typed: '7', numbers: [], digits: [] })
})
