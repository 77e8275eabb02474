import { expect, test } from 'vitest'
import { changeCount, emptySlip, KEPT_MS, readSlip } from './stored-slip.ts'

const samosa = { key: 'samosa', name: 'Samosa', paise: 2000 }
const slip = { changedAt: 1000, note: 'Less spicy', lines: changeCount(emptySlip, samosa, 2) }
const stored = JSON.stringify(slip)

test('a slip is read again as it was, and is gone four hours after its last change [SLIP-01]', () => {
  expect(KEPT_MS).toBe(4 * 3600 * 1000)
  expect(readSlip(stored, 1000 + KEPT_MS - 1)).toEqual(slip)
  expect(readSlip(stored, 1000 + KEPT_MS)).toBe(emptySlip)
})

test.each([null, '', 'null', '{}', '[]', '{"changedAt":"never","note":"","lines":{}}'])(
  'what is not a slip is an empty one: %s',
  (text) => {
    expect(readSlip(text, 1000)).toEqual(emptySlip)
  },
)

test('lines that are not ours are left out', () => {
  const lines = {
    ...slip.lines,
    chai: { name: 'Chai', paise: 10.5, count: 1 },
    pav: { name: 'Pav', paise: 1, count: 0 },
  }
  expect(readSlip(JSON.stringify({ ...slip, lines }), 1000)).toEqual(slip)
})

test('a dish that is taken back to none leaves the slip, and nobody takes more than 99', () => {
  expect(changeCount(slip, samosa, -2)).toEqual({})
  expect(changeCount(slip, samosa, 500)).toMatchObject({ samosa: { count: 99 } })
})

test('a line keeps the price at which it was taken', () => {
  expect(changeCount(slip, { ...samosa, paise: 2500 }, 1)).toMatchObject({
    samosa: { count: 3, paise: 2000 },
  })
})
