import { expect, test } from 'vitest'
import { nextStep, stepText } from './steps.ts'

const nothing = { totalCategories: 0, totalItems: 0, totalMenuViews: 0, totalQrScans: 0 }
const dishes = { ...nothing, totalCategories: 1, totalItems: 3 }

test('a new vendor is led from what they sell to dishes, prices, a design and the code', () => {
  expect(nextStep(nothing, false, null)).toBe('kind')
  expect(nextStep(nothing, false, { kindId: 'chaat', picks: [] })).toBe('dishes')
  expect(nextStep(nothing, false, { kindId: 'chaat', picks: ['bhel'] })).toBe('prices')
  expect(nextStep(dishes, false, null)).toBe('design')
  expect(nextStep(dishes, true, null)).toBe('code')
  expect(stepText('code')).toBe('Step 5 of 5')
})

test('while it is not known whether a design was chosen, nothing is said about it', () => {
  expect(nextStep(nothing, undefined, null)).toBe('kind')
  expect(nextStep(dishes, undefined, null)).toBeUndefined()
})

test('a vendor whose code was scanned needs nothing but dishes', () => {
  expect(nextStep({ ...dishes, totalQrScans: 1 }, false, null)).toBeUndefined()
  expect(nextStep({ ...nothing, totalQrScans: 1 }, true, null)).toBe('kind')
})
