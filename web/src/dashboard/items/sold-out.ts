import type { MenuItem } from '@thela/contract/menus/items'
import { businessDay, businessTime, formatClockTime, formatDate } from '@thela/contract/values/dates'
import * as words from '@thela/words/dashboard/items'

type State = Pick<MenuItem, 'isAvailable' | 'isSoldOutToday'>

/** Whether customers can have it now. */
export const canBeHad = ({ isAvailable, isSoldOutToday }: State) => isAvailable && !isSoldOutToday

export function stateInWords({ isAvailable, isSoldOutToday }: State) {
  if (!isAvailable) return words.notAvailable
  return isSoldOutToday ? words.soldOutToday : words.available
}

/** What makes it available again: whatever kept it from being so. */
export const availableAgain = ({ isAvailable }: State) =>
  isAvailable ? { isSoldOutToday: false } : { isAvailable: true }

/** 'Samosa is sold out until tomorrow, 9:00 AM' */
export function soldOutMessage(item: Pick<MenuItem, 'name' | 'soldOutUntil'>, now = new Date()) {
  if (!item.soldOutUntil) return words.isSoldOutToday(item.name)

  const moment = new Date(item.soldOutUntil)
  const time = formatClockTime(businessTime(moment).slice(11, 16))
  const days = [businessDay(now), businessDay(new Date(now.getTime() + 24 * 60 * 60_000))]
  const day = [words.today, words.tomorrow][days.indexOf(businessDay(moment))] ?? formatDate(moment)
  return words.isSoldOutUntil(item.name, day, time)
}

const LEAST_MS = 1000

/** How long until the first of these is available again by itself; false if none is. */
export function msUntilNextBack(items: readonly MenuItem[] = [], now = Date.now()) {
  const moments = items.flatMap(({ soldOutUntil }) => (soldOutUntil ? Date.parse(soldOutUntil) : []))
  return moments.length > 0 && Math.max(LEAST_MS, Math.min(...moments) - now)
}
