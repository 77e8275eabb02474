import {
  addDays,
  type DayRange,
  type Period,
  periodDays,
  problemOfRange,
} from '@thela/contract/values/date-range'
import { businessDay } from '@thela/contract/values/dates'

/** The days a panel shows: the latest ones, or between two dates of the vendor's own choice. */
export type Span = { period: Period; dates?: DayRange }

export const STANDARD_PERIOD = '7d'

export const businessToday = () => businessDay(new Date())

export function lastSevenDays(today = businessToday()): DayRange {
  return { startDate: addDays(today, -6), endDate: today }
}

/** Search params can say anything: dates that the picker would refuse are ignored. */
export function spanOf(search: { period?: Period } & Partial<DayRange>, today = businessToday()): Span {
  const { period = STANDARD_PERIOD, startDate, endDate } = search
  const isWhole = startDate !== undefined && endDate !== undefined
  if (!isWhole || problemOfRange({ startDate, endDate }, today)) return { period }

  return { period, dates: { startDate, endDate } }
}

export const periodQuery = ({ period, dates }: Span) => dates ?? { period }

export const daysQuery = ({ period, dates }: Span) => dates ?? { days: periodDays[period] }
