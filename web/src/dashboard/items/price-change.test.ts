import { expect, test } from 'vitest'
import { largeChanges } from './price-change.ts'

const changed = (from: number, to: number) =>
  largeChanges([{ id: 'price', price: from }], [{ id: 'price', price: to }])

test('a price that becomes more than three times as high or as low is a large change', () => {
  expect(changed(60, 6065)).toEqual([{ from: 60, to: 6065 }])
  expect(changed(60, 181)).toHaveLength(1)
  expect(changed(60, 19)).toHaveLength(1)
  expect(changed(60, 0)).toHaveLength(1)
})

test('up to three times is an ordinary change, and so is the first price', () => {
  expect(changed(60, 180)).toEqual([])
  expect(changed(60, 20)).toEqual([])
  expect(changed(0, 500)).toEqual([])
})

test('variations are compared by their id, and a new one with nothing', () => {
  const before = [
    { id: 'var_1', name: 'Half', price: 40 },
    { id: 'var_2', name: 'Full', price: 70 },
  ]
  const after = [
    { id: 'var_2', name: 'Full', price: 700 },
    { id: 'var_3', name: 'Family', price: 4000 },
    { id: 'var_1', name: 'Small', price: 45 },
  ]
  expect(largeChanges(before, after)).toEqual([{ name: 'Full', from: 70, to: 700 }])
})
