import type { CategoryViews, VisitorPoint } from '@thela/contract/analytics/vendor-analytics'
import { formatClockTime } from '@thela/contract/values/dates'
import { formatCount } from '@thela/contract/values/numbers'
import * as words from '@thela/words/dashboard/story'
import { formatDay } from '../../ui/charts/format-day.ts'

/** Visitors are known within a day only, so days are averaged, never added up. */
export function tellPeople(days: VisitorPoint[]) {
  const best = maxOf(days, ({ visitors }) => visitors)
  if (!best || best.visitors === 0) return words.nobody
  if (days.length === 1) return words.peopleOpened(best.visitors, formatCount(best.visitors))

  const average = Math.round(days.reduce((sum, { visitors }) => sum + visitors, 0) / days.length)
  const [day, most] = [formatDay(best.date), formatCount(best.visitors)]
  return average === 0
    ? words.lessThanOneADay(day, most)
    : words.peopleADay(average, { people: formatCount(average), day, most })
}

/** The busiest hour of all days together, and the busiest weekday. */
export function tellWhen(busyHours: number[][]) {
  const days = busyHours.map((hours, day) => ({ day, visits: hours.reduce((sum, count) => sum + count, 0) }))
  const hours = Array.from({ length: 24 }, (_, hour) => ({
    hour,
    visits: busyHours.reduce((sum, day) => sum + (day[hour] ?? 0), 0),
  }))
  const busiestDay = maxOf(days, ({ visits }) => visits)
  const busiestHour = maxOf(hours, ({ visits }) => visits)
  if (!busiestDay || !busiestHour || busiestDay.visits === 0) return words.noVisits

  const { hour } = busiestHour
  return words.busiest({ from: clockOf(hour), to: clockOf((hour + 1) % 24), weekday: busiestDay.day })
}

/** The category that was opened most, and how often a dish was. */
export function tellWhat(categories: CategoryViews[], itemClicks: number) {
  const first = maxOf(categories, ({ views }) => views)
  const dishes = words.dishesOpened(itemClicks, formatCount(itemClicks))
  if (!first || first.views === 0) return itemClicks === 0 ? words.nothingOpened : dishes

  const { categoryName: name, views } = first
  return `${words.categoryOpened(views, { name, times: formatCount(views) })} ${dishes}`
}

const clockOf = (hour: number) => formatClockTime(`${String(hour).padStart(2, '0')}:00`)

/** The first of the highest. */
function maxOf<T>(list: readonly T[], measure: (one: T) => number) {
  return list.reduce<T | undefined>(
    (best, one) => (best === undefined || measure(one) > measure(best) ? one : best),
    undefined,
  )
}
