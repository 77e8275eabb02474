import { expect, test } from 'vitest'
import { addDays, problemOfRange } from './date-range.ts'

const today = '2026-03-10'
const problem = (startDate?: string, endDate?: string) => problemOfRange({ startDate, endDate }, today)?.msg

test('a custom range needs both dates, in order, not in the future, at most 366 days apart', () => {
  expect(problem()).toBeUndefined()
  expect(problem('2026-03-01', today)).toBeUndefined()
  expect(problem(today, today)).toBeUndefined()
  expect(problem('2026-03-01')).toBe('End date is required')
  expect(problem(undefined, today)).toBe('Start date is required')
  expect(problem('2026-03-05', '2026-03-04')).toBe('Start date must be before or equal to end date')
  expect(problem('2026-03-01', '2026-03-11')).toBe('End date cannot be in the future')
  expect(problem('2025-03-10', today)).toBeUndefined()
  expect(problem('2025-03-09', today)).toBe('Date range cannot exceed 366 days')
})

test('days are added across the ends of months and years', () => {
  expect([addDays('2026-01-31', 1), addDays('2026-01-01', -1), addDays('2024-02-28', 1)]).toEqual([
    '2026-02-01',
    '2025-12-31',
    '2024-02-29',
  ])
})
