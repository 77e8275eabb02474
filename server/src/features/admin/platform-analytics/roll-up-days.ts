import {
  alwaysListedTypes,
  type EventBreakdown,
  type HourPoint,
  SERIES_DAYS,
  type SeriesPoint,
} from '@thela/contract/admin/platform-analytics'
import { addDays } from '@thela/contract/values/date-range'
import type { DayRow } from '../../analytics/rollups/queries.ts'

type Days = { from: string; to: string }

/** The days that the charts of a period need: its own, and at least the last week. */
export function chartDays({ from, to }: Days): Days {
  const lastWeek = addDays(to, 1 - SERIES_DAYS)
  return { from: from < lastWeek ? from : lastWeek, to }
}

/** The charts of a period, with a zero where nothing happened (DEC-151). */
export function rollUpDays(rows: DayRow[], period: Days) {
  const ofPeriod = rows.filter(({ day }) => day >= period.from && day <= period.to)

  return {
    eventBreakdown: breakDown(ofPeriod),
    timeSeriesData: listSeries(rows, chartDays(period)),
    hourlyData: listHours(ofPeriod),
  }
}

function breakDown(rows: DayRow[]) {
  const breakdown: EventBreakdown = Object.fromEntries(alwaysListedTypes.map((type) => [type, 0]))
  for (const { type, count } of rows) breakdown[type] = (breakdown[type] ?? 0) + count
  return breakdown
}

function listSeries(rows: DayRow[], { from, to }: Days) {
  const points = new Map<string, SeriesPoint>()
  for (let date = from; date <= to; date = addDays(date, 1)) points.set(date, { date, ...none })
  for (const { day, type, count } of rows) add(points.get(day), type, count)
  return [...points.values()]
}

function listHours(rows: DayRow[]) {
  const points = Array.from({ length: 24 }, (_, hour): HourPoint => ({ hour, ...none }))
  for (const { type, hours } of rows) {
    for (const point of points) add(point, type, hours[point.hour] ?? 0)
  }
  return points
}

const none = { views: 0, qrScans: 0, itemClicks: 0 }

function add(point: typeof none | undefined, type: DayRow['type'], count: number) {
  if (!point) return
  if (type === 'MENU_VIEW' || type === 'QR_SCAN') point.views += count
  if (type === 'QR_SCAN') point.qrScans += count
  if (type === 'ITEM_CLICK') point.itemClicks += count
}
