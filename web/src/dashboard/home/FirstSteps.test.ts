import { expect, test } from 'vitest'
import { nextStep } from './FirstSteps.tsx'

const nothing = { totalCategories: 0, totalItems: 0, totalMenuViews: 0, totalQrScans: 0 }

test('a new vendor is led from categories to dishes to the code', () => {
  expect(nextStep(nothing)).toBe('category')
  expect(nextStep({ ...nothing, totalCategories: 1 })).toBe('item')
  expect(nextStep({ ...nothing, totalCategories: 1, totalItems: 3 })).toBe('code')
})

test('a vendor whose code was scanned needs no more steps', () => {
  expect(nextStep({ totalCategories: 1, totalItems: 3, totalMenuViews: 0, totalQrScans: 1 })).toBeUndefined()
})
