import { expect, test } from 'vitest'
import { changeLevel, levelsDownTo } from './place.ts'

const adajan = { country: 'India', state: 'Gujarat', city: 'Surat', area: 'Adajan' }

test('someone who changes the country starts over [LOC-13]', () => {
  expect(changeLevel(adajan, 'country', 'Nepal')).toEqual({ country: 'Nepal', state: '', city: '', area: '' })
})

test('someone who changes the state keeps the country [LOC-14]', () => {
  expect(changeLevel(adajan, 'state', 'Goa')).toEqual({ country: 'India', state: 'Goa', city: '', area: '' })
})

test('someone who changes the city keeps country and state [LOC-15]', () => {
  expect(changeLevel(adajan, 'city', 'Vadodara')).toEqual({ ...adajan, city: 'Vadodara', area: '' })
})

test('someone who changes the area keeps the rest', () => {
  expect(changeLevel(adajan, 'area', 'Vesu')).toEqual({ ...adajan, area: 'Vesu' })
})

test('a target level asks for itself and all wider ones [REG-03]', () => {
  expect(levelsDownTo('AREA')).toEqual(['country', 'state', 'city', 'area'])
  expect(levelsDownTo('STATE')).toEqual(['country', 'state'])
})
