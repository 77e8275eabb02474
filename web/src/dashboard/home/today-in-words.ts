import { totalViewsOf } from '@thela/contract/analytics/engagement'
import type { Today } from '@thela/contract/analytics/today'
import { formatCount } from '@thela/contract/values/numbers'
import * as words from '@thela/words/dashboard/home'
import { locale } from '@thela/words/language'

/** How they came: one person may come more than once. */
export function waysOf(today: Pick<Today, 'qrScans' | 'menuViews'>) {
  const visits = totalViewsOf(today)
  if (visits === 0) return words.nobodyYet
  return words.ways(visits, {
    visits: formatCount(visits),
    scans: formatCount(today.qrScans),
    links: formatCount(today.menuViews),
  })
}

/** Nothing in the first week, and nothing while both are zero. */
export function compareWithUsual(today: Pick<Today, 'qrScans' | 'menuViews' | 'usualByNow' | 'date'>) {
  const { usualByNow, date } = today
  const visits = totalViewsOf(today)
  if (usualByNow === null || (usualByNow === 0 && visits === 0)) return undefined

  const weekday = weekdayOf(date)
  const more = visits - usualByNow
  if (more === 0) return words.asManyAsUsual(weekday)
  return more > 0
    ? words.moreThanUsual(formatCount(more), weekday)
    : words.fewerThanUsual(formatCount(-more), weekday)
}

export const weekdayOf = (date: string) =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString(locale, { weekday: 'long', timeZone: 'UTC' })
