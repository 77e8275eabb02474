import { COUNTER_DAYS, COUNTER_ITEMS, type Today, USUAL_WEEKS } from '@thela/contract/analytics/today'
import { addDays } from '@thela/contract/values/date-range'
import { startOfDay } from '@thela/contract/values/day-bounds'
import type { Db } from '../../../db/connect.ts'
import { momentOf } from '../../core/events/business-time.ts'
import { findChoice } from '../../templates/catalogue/queries.ts'
import { findVendor } from '../../vendors/record/queries.ts'
import { listCounterItems } from '../rollups/items/queries.ts'
import { listViewHours, listVisitors, type ViewHours } from '../rollups/queries.ts'
import { joinDateOf } from './choose-range.ts'

export async function readToday(db: Db, vendorId: string, now = new Date()): Promise<Today> {
  const date = momentOf(now).day
  const earlier = sameWeekdays(date, joinDateOf(await findVendor(db, vendorId)))

  const [views, [visitors], items, choice] = await Promise.all([
    listViewHours(db, vendorId, [date, ...earlier]),
    listVisitors(db, vendorId, { from: date, to: date }),
    listCounterItems(db, vendorId, { from: addDays(date, 1 - COUNTER_DAYS), to: date, limit: COUNTER_ITEMS }),
    findChoice(db, vendorId),
  ])
  const today = views.filter(({ day }) => day === date)
  const usualHours = averageOf(
    views.filter(({ day }) => day !== date),
    earlier.length,
  )

  return {
    date,
    visitors: visitors?.visitors ?? 0,
    qrScans: countOf(today, 'QR_SCAN'),
    menuViews: countOf(today, 'MENU_VIEW'),
    hours: sumOf(today),
    usualHours,
    usualByNow: usualHours && countUntil(usualHours, hoursSince(startOfDay(date), now)),
    items,
    hasTemplate: choice !== null,
  }
}

/** The same weekday of the weeks before, since the vendor joined. */
const sameWeekdays = (date: string, joinDate: string) =>
  Array.from({ length: USUAL_WEEKS }, (_, week) => addDays(date, -7 * (week + 1))).filter(
    (day) => day >= joinDate,
  )

const countOf = (views: ViewHours[], type: ViewHours['type']) =>
  views.find((row) => row.type === type)?.count ?? 0

const sumOf = (views: ViewHours[]) =>
  Array.from({ length: 24 }, (_, hour) => views.reduce((sum, { hours }) => sum + (hours[hour] ?? 0), 0))

/** A day without views counts too. */
function averageOf(views: ViewHours[], days: number) {
  return days === 0 ? null : sumOf(views).map((count) => count / days)
}

const HOUR_MS = 60 * 60_000
const hoursSince = (start: Date, now: Date) => (now.getTime() - start.getTime()) / HOUR_MS

/** Of the hour that is not over yet, its part. */
const countUntil = (hours: number[], time: number) =>
  Math.round(hours.reduce((sum, count, hour) => sum + count * Math.min(1, Math.max(0, time - hour)), 0))
