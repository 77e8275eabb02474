import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatClockTime, formatDate, formatDateTime, formatRelativeTime, halfHours } from './dates.ts'
import { formatPercent, formatRupees } from './money.ts'
import { formatCount } from './numbers.ts'

test('money is in rupees with Indian digit grouping [FMT-01]', () => {
  expect(formatRupees(1234567)).toBe('₹12,34,567')
  expect(formatRupees(99.5)).toBe('₹99.50')
  expect(formatRupees(0)).toBe('₹0')
})

test('any amount is formatted as Intl.NumberFormat does [FMT-01]', () => {
  const [whole, withPaise] = [0, 2].map(
    (digits) =>
      new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: digits }),
  )
  fc.assert(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), (paise) => {
      const format = paise % 100 === 0 ? whole : withPaise
      expect(formatRupees(paise / 100)).toBe(format?.format(paise / 100))
    }),
  )
})

test('any count is formatted as toLocaleString does', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), (count) => {
      expect(formatCount(count)).toBe(count.toLocaleString('en-IN'))
    }),
  )
})

test('a date shows the short month, the day and the year, in Indian time [FMT-02]', () => {
  expect(formatDate('2026-03-05T10:00:00Z')).toBe('Mar 5, 2026')
  expect(formatDate('2026-03-05T20:00:00Z')).toBe('Mar 6, 2026')
})

test('a timestamp shows date and time to the second, in Indian time', () => {
  // Some ICU versions put a narrow space before AM and PM.
  expect(formatDateTime('2026-03-05T10:00:07Z').replace(/\s/g, ' ')).toBe('Mar 5, 2026, 3:30:07 PM')
  expect(formatDateTime(null)).toBe('N/A')
})

test('a missing or invalid date is N/A [FMT-03]', () => {
  expect([formatDate(null), formatDate(undefined), formatDate('soon')]).toEqual(['N/A', 'N/A', 'N/A'])
})

const now = new Date('2026-11-15T12:00:00Z')
const DAY = 24 * 60

test.each([
  [0.5, 'just now'],
  [-10, 'just now'],
  [1, '1 minute ago'],
  [59, '59 minutes ago'],
  [60, '1 hour ago'],
  [23 * 60, '23 hours ago'],
  [DAY, '1 day ago'],
  [6 * DAY, '6 days ago'],
  [7 * DAY, '1 week ago'],
  [27 * DAY, '3 weeks ago'],
  [28 * DAY, '1 month ago'],
  [29 * DAY, '1 month ago'],
  [61 * DAY, '2 months ago'],
  [364 * DAY, '11 months ago'],
  [365 * DAY, '1 year ago'],
  [800 * DAY, '2 years ago'],
])('a time %d minutes ago is shown as %s [FMT-04]', (minutes, words) => {
  expect(formatRelativeTime(new Date(now.getTime() - minutes * 60_000), now)).toBe(words)
})

test('times are stored in 24 hours and shown in 12 [FMT-05]', () => {
  expect(formatClockTime('00:00')).toBe('12:00 AM')
  expect(formatClockTime('12:30')).toBe('12:30 PM')
  expect(formatClockTime('17:30')).toBe('5:30 PM')
  expect(formatClockTime(null)).toBe('N/A')
})

test('a day has 48 half hours to choose from [CONST-10]', () => {
  const minutes = halfHours.map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)))
  expect(minutes).toEqual(Array.from({ length: 48 }, (_, n) => n * 30))
  expect([halfHours[0], halfHours[1], halfHours[47]]).toEqual(['00:00', '00:30', '23:30'])
})

test('a click-through ratio is shown as a percentage with 2 decimals [FMT-06]', () => {
  expect([formatPercent(0.1234), formatPercent(0), formatPercent(1 / 3)]).toEqual([
    '12.34%',
    '0.00%',
    '33.33%',
  ])
})
