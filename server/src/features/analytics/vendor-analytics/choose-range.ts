import { addDays, type DayRange, problemOfRange, type RangeQuery } from '@thela/contract/values/date-range'
import { invalidField } from '../../../http/errors.ts'
import { momentOf } from '../../core/events/business-time.ts'

type Asked = RangeQuery & { days: number }

/** The requested range, or the last days of the period; a custom range starts no earlier than the vendor joined (DEC-058). */
export function chooseRange({ startDate, endDate, days }: Asked, joinDate: string): DayRange {
  const today = momentOf(new Date()).day
  const problem = problemOfRange({ startDate, endDate }, today)
  if (problem) throw invalidField(problem.path, problem.msg)
  if (!startDate || !endDate) return { startDate: addDays(today, 1 - days), endDate: today }

  const start = startDate < joinDate ? joinDate : startDate
  return { startDate: start < endDate ? start : endDate, endDate }
}

export const joinDateOf = ({ createdAt }: { createdAt: string }) => momentOf(new Date(createdAt)).day
