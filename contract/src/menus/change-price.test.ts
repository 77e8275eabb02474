import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changePrice, MAX_PRICE, type PriceChange, roundings } from './change-price.ts'

test.each<[number, PriceChange['by'], number, PriceChange['roundTo'], number]>([
  [100, 'percent', 10, 1, 110],
  [25, 'percent', 10, 1, 28],
  [25, 'percent', 10, 5, 30],
  [22, 'percent', 10, 10, 20],
  [12.5, 'percent', 10, 1, 14],
  [110, 'percent', -10, 5, 100],
  [100, 'rupees', 5, 1, 105],
  [102, 'rupees', 5, 5, 105],
  [104, 'rupees', -5, 10, 100],
  [45, 'percent', 10, 1, 50],
  [1.1, 'percent', 400, 1, 6],
])('%s rupees changed by %s %s, rounded to %s, are %s', (price, by, amount, roundTo, expected) => {
  const inOrder = { by, amount, roundTo }
  expect(changePrice(price, inOrder)).toBe(expected)
})

test('what is free stays free, nothing becomes free, and no price grows beyond the highest', () => {
  expect(changePrice(0, { by: 'rupees', amount: 10, roundTo: 1 })).toBe(0)
  expect(changePrice(30, { by: 'rupees', amount: -50, roundTo: 1 })).toBe(30)
  expect(changePrice(4, { by: 'percent', amount: -10, roundTo: 10 })).toBe(4)
  expect(changePrice(MAX_PRICE, { by: 'percent', amount: 10, roundTo: 10 })).toBe(MAX_PRICE)
})

test('every new price is a multiple of the rounding, within half of it of the exact one', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }).map((paise) => paise / 100),
      fc.constantFrom<PriceChange['by']>('percent', 'rupees'),
      fc.integer({ min: -90, max: 500 }),
      fc.constantFrom(...roundings),
      (price, by, amount, roundTo) => {
        const next = changePrice(price, { by, amount, roundTo })
        if (next === price) return
        const exact = by === 'percent' ? price * (1 + amount / 100) : price + amount
        expect(next % roundTo).toBe(0)
        expect(Math.abs(next - exact)).toBeLessThanOrEqual(roundTo / 2 + 0.01)
      },
    ),
  )
})
