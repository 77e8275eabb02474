import { totalViewsOf } from '@thela/contract/analytics/engagement'
import type { Today } from '@thela/contract/analytics/today'
import { formatCount } from '@thela/contract/values/numbers'

/** How they came: one person may come more than once. */
export function waysOf(today: Pick<Today, 'qrScans' | 'menuViews'>) {
  const visits = totalViewsOf(today)
  if (visits === 0) return 'Nobody has opened your menu yet today.'
  const ways = `${formatCount(today.qrScans)} by code, ${formatCount(today.menuViews)} by link`
  return `${formatCount(visits)} ${visits === 1 ? 'visit' : 'visits'}: ${ways}`
}

/** Nothing in the first week, and nothing while both are zero. */
export function compareWithUsual(today: Pick<Today, 'qrScans' | 'menuViews' | 'usualByNow' | 'date'>) {
  const { usualByNow, date } = today
  const visits = totalViewsOf(today)
  if (usualByNow === null || (usualByNow === 0 && visits === 0)) return undefined

  const when = `on a ${weekdayOf(date)} by this time`
  const more = visits - usualByNow
  if (more === 0) return `As many as usual ${when}.`
  return `${formatCount(Math.abs(more))} ${more > 0 ? 'more' : 'fewer'} than usual ${when}.`
}

export const weekdayOf = (date: string) =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-IN', { weekday: 'long', timeZone: 'UTC' })
