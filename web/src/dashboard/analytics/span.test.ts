import { periodDays } from '@thela/contract/values/date-range'
import { expect, test } from 'vitest'
import { daysQuery, lastSevenDays, periodQuery, spanOf } from './span.ts'

const today = '2026-03-05'

test('a vendor sees the last seven days unless they say otherwise [VAN-02]', () => {
  expect(spanOf({}, today)).toEqual({ period: '7d' })
  expect(periodQuery(spanOf({}, today))).toEqual({ period: '7d' })
})

test('custom dates start as the last seven days, including today [VAN-04]', () => {
  expect(lastSevenDays(today)).toEqual({ startDate: '2026-02-27', endDate: today })
})

test('each period of the daily chart is so many days [VAN-32]', () => {
  expect(periodDays).toEqual({ '1d': 1, '7d': 7, '14d': 14, '30d': 30, '90d': 90 })
  expect(daysQuery({ period: '14d' })).toEqual({ days: 14 })
})

test('custom dates are sent as they are', () => {
  const dates = { startDate: '2026-01-01', endDate: '2026-01-31' }
  expect(spanOf({ period: '30d', ...dates }, today)).toEqual({ period: '30d', dates })
  expect(periodQuery({ period: '30d', dates })).toEqual(dates)
  expect(daysQuery({ period: '30d', dates })).toEqual(dates)
})

test.each([
  { startDate: '2026-01-01' },
  { startDate: '2026-03-02', endDate: '2026-03-01' },
  { startDate: '2026-03-01', endDate: '2026-03-06' },
  { startDate: '2025-03-01', endDate: '2026-03-05' },
])('dates in the search params that the picker would refuse are left out: %o', (dates) => {
  expect(spanOf(dates, today)).toEqual({ period: '7d' })
})
