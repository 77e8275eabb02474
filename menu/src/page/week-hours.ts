import type { PublicVendor } from '@thela/contract/menus/page-data'
import type { LanguageCode } from '@thela/contract/values/languages'
import { weekOf } from '@thela/contract/vendors/open-state'
import type { Span } from '@thela/contract/vendors/opening-hours'
import { clockTime } from '../app/view-model.ts'
import { laterWordsIn, menuWordsIn } from './all-words.ts'
import styles from './week-hours.css?inline'

/** Hours that do not fit into a line, below the menu and outside of what React renders: they cost the script nothing. */
export function weekHoursList(vendor: PublicVendor, language: LanguageCode) {
  if (!isListed(vendor)) return ''

  const { closed, weekdays } = laterWordsIn(language)
  const rows = groupDays(weekOf(vendor) ?? []).map(({ days, spans }) => {
    const times = spans.map(({ opens, closes }) => `${clockTime(opens)} – ${clockTime(closes)}`)
    const names = [...new Set([days[0], days.at(-1)])].map((day) => weekdays[day ?? 0])
    return `<div><dt>${names.join(' – ')}</dt><dd>${times.join('<br>') || closed}</dd></div>`
  })
  return `<section id="hours"><h2>${menuWordsIn(language).openingHours}</h2><dl>${rows.join('')}</dl></section>`
}

export const weekHoursStyles = (vendor: PublicVendor) => (isListed(vendor) ? styles : '')

/** While a stall is closed today, the line at the top says that instead of its hours. */
const isListed = (vendor: PublicVendor) =>
  vendor.weekHours !== null || (vendor.closedUntil !== null && weekOf(vendor) !== null)

type DayGroup = { days: number[]; spans: Span[] }

/** Days in a row that have the same hours; days count from Monday, 0. */
export function groupDays(week: Span[][]) {
  const groups: DayGroup[] = []
  for (const [day, spans] of week.entries()) {
    const last = groups.at(-1)
    if (last && JSON.stringify(last.spans) === JSON.stringify(spans)) last.days.push(day)
    else groups.push({ days: [day], spans })
  }
  return groups
}
