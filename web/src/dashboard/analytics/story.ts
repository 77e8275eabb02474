import type { CategoryViews, VisitorPoint } from '@thela/contract/analytics/vendor-analytics'
import { formatClockTime } from '@thela/contract/values/dates'
import { formatCount } from '@thela/contract/values/numbers'
import { formatDay } from '../../ui/charts/format-day.ts'

/** Visitors are known within a day only, so days are averaged, never added up. */
export function tellPeople(days: VisitorPoint[]) {
  const best = maxOf(days, ({ visitors }) => visitors)
  if (!best || best.visitors === 0) return 'Nobody opened your menu in this period.'
  if (days.length === 1) return `${peopleOf(best.visitors)} opened your menu.`

  const average = Math.round(days.reduce((sum, { visitors }) => sum + visitors, 0) / days.length)
  const daily = average === 0 ? 'Less than one person' : `About ${peopleOf(average)}`
  return `${daily} a day. The most came on ${formatDay(best.date)}: ${formatCount(best.visitors)}.`
}

const weekdays = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays']

/** The busiest hour of all days together, and the busiest weekday. */
export function tellWhen(busyHours: number[][]) {
  const days = busyHours.map((hours, day) => ({ day, visits: hours.reduce((sum, count) => sum + count, 0) }))
  const hours = Array.from({ length: 24 }, (_, hour) => ({
    hour,
    visits: busyHours.reduce((sum, day) => sum + (day[hour] ?? 0), 0),
  }))
  const busiestDay = maxOf(days, ({ visits }) => visits)
  const busiestHour = maxOf(hours, ({ visits }) => visits)
  if (!busiestDay || !busiestHour || busiestDay.visits === 0) return 'No visits in this period.'

  const { hour } = busiestHour
  return `Mostly between ${clockOf(hour)} and ${clockOf((hour + 1) % 24)}, and most on ${weekdays[busiestDay.day]}.`
}

/** The category that was opened most, and how often a dish was. */
export function tellWhat(categories: CategoryViews[], itemClicks: number) {
  const first = maxOf(categories, ({ views }) => views)
  const dishes = `Dishes were opened ${timesOf(itemClicks)}.`
  if (!first || first.views === 0)
    return itemClicks === 0 ? 'Nobody opened a category or a dish yet.' : dishes

  return `${first.categoryName} was opened most: ${timesOf(first.views)}. ${dishes}`
}

const peopleOf = (count: number) => `${formatCount(count)} ${count === 1 ? 'person' : 'people'}`
const timesOf = (count: number) => (count === 1 ? 'once' : `${formatCount(count)} times`)
const clockOf = (hour: number) => formatClockTime(`${String(hour).padStart(2, '0')}:00`)

/** The first of the highest. */
function maxOf<T>(list: readonly T[], measure: (one: T) => number) {
  return list.reduce<T | undefined>(
    (best, one) => (best === undefined || measure(one) > measure(best) ? one : best),
    undefined,
  )
}
