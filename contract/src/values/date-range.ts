import { z } from 'zod'
import { untrimmedText } from './text.ts'

/** The periods that an analytics screen offers, in days up to and including today. */
export const periodDays = { '1d': 1, '7d': 7, '14d': 14, '30d': 30, '90d': 90 } as const
export type Period = keyof typeof periodDays
export const Period = z.enum(Object.keys(periodDays) as [Period, ...Period[]])

/** The periods of the admin's selector; the endpoint accepts 14 days too (DEC-061). */
export const analyticsPeriods = ['1d', '7d', '30d', '90d'] as const satisfies Period[]

const MAX_RANGE_DAYS = 366

const INVALID_DATE = 'Please enter a valid date'

/** A calendar day, YYYY-MM-DD in the platform's time zone. */
export const Day = untrimmedText(10, INVALID_DATE)
  .check(z.iso.date(INVALID_DATE))
  .refine((day) => day >= '2000-01-01', INVALID_DATE)

/** A custom date range: both dates or none. */
export const rangeFields = { startDate: Day.optional(), endDate: Day.optional() }

export type DayRange = { startDate: string; endDate: string }
export type RangeQuery = Partial<DayRange>

type RangeProblem = { path: keyof DayRange; msg: string }

/** The error of a date range, with the message of the form (DEC-058). */
export function problemOfRange({ startDate, endDate }: RangeQuery, today: string): RangeProblem | undefined {
  if (!startDate && !endDate) return undefined
  if (!startDate) return { path: 'startDate', msg: 'Start date is required' }
  if (!endDate) return { path: 'endDate', msg: 'End date is required' }
  if (startDate > endDate) return { path: 'startDate', msg: 'Start date must be before or equal to end date' }
  if (endDate > today) return { path: 'endDate', msg: 'End date cannot be in the future' }
  if (endDate > addDays(startDate, MAX_RANGE_DAYS - 1))
    return { path: 'endDate', msg: `Date range cannot exceed ${MAX_RANGE_DAYS} days` }
  return undefined
}

export function addDays(day: string, days: number) {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
