import type { HourPoint, SeriesPoint } from '@thela/contract/admin/platform-analytics'
import type { Chart } from '../../ui/charts/chart.ts'
import { formatDay } from '../../ui/charts/format-day.ts'

/** The window of the short chart, whatever the period is. */
export const CHART_DAYS = 7

const series = [{ label: 'Views' }, { label: 'QR Scans' }, { label: 'Item Clicks' }]

type Counts = { views: number; qrScans: number; itemClicks: number }
const valuesOf = ({ views, qrScans, itemClicks }: Counts) => [views, qrScans, itemClicks]

export const chartOfDays = (label: string, days: readonly SeriesPoint[]): Chart => ({
  label,
  pointLabel: 'Day',
  series,
  points: days.map((day) => ({ name: formatDay(day.date), values: valuesOf(day) })),
})

/** Two bars per hour: a third one would be too thin on a phone. */
export const chartOfHours = (label: string, hours: readonly HourPoint[]): Chart => ({
  label,
  pointLabel: 'Hour',
  series: series.slice(0, 2),
  points: hours.map(({ hour, views, qrScans }) => ({ name: formatHour(hour), values: [views, qrScans] })),
})

/** All zeros: a text is shown instead of a chart. */
export const isEmpty = (points: readonly Counts[]) =>
  points.every(({ views, qrScans, itemClicks }) => views + qrScans + itemClicks === 0)

/** 17 → '5 PM' */
const formatHour = (hour: number) => `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`
