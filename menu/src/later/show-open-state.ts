import { PLATFORM_TIME_ZONE } from '@thela/contract/values/product'
import { type OpeningHours, type OpenState, openStateAt } from '@thela/contract/vendors/open-state'
import { clockTime, hoursOf } from '../app/view-model.ts'
import { laterWords, words } from '../app/words.ts'
import { letGrow, replaceInPlace } from './replace-in-place.ts'

const MINUTE_MS = 60_000

type Stall = { root: HTMLElement; hours: OpeningHours; timeZone?: string }

/** Says at the top of the menu whether the stall is open, and again with each minute that passes. */
export function showOpenState({ root, hours, timeZone = PLATFORM_TIME_ZONE }: Stall) {
  let current = hours
  const findLine = () => root.querySelector<HTMLElement>('header .hours')
  const write = (text: string | null) => {
    const line = findLine()
    if (line && text) replaceInPlace(line, text)
  }
  const read = () => {
    const state = openStateAt(current, new Date(), timeZone)
    return state && describeState(state)
  }
  const show = () => write(read())
  const showEveryMinute = () => {
    show()
    setTimeout(showEveryMinute, MINUTE_MS - (Date.now() % MINUTE_MS))
  }
  showEveryMinute()
  // A phone that slept has missed some of them.
  document.addEventListener('visibilitychange', show)
  addEventListener('resize', () => {
    const line = findLine()
    if (line) letGrow(line)
  })
  // Paper lasts longer than a day.
  addEventListener('beforeprint', () => write(hoursOf({ ...current, closedUntil: null })))
  addEventListener('afterprint', show)

  /** The vendor has changed them. */
  return (next: OpeningHours) => {
    current = next
    show()
    return read()
  }
}

export function describeState(state: OpenState) {
  if (state.isOpen) return state.till ? laterWords.openTill(shortTime(state.till)) : laterWords.openNow
  if (!state.opens) return state.isClosedToday ? words.closedToday : laterWords.closed

  const { time, inDays, weekday } = state.opens
  const day = inDays === 1 ? laterWords.tomorrow : laterWords.weekdays[weekday]
  const when = inDays === 0 ? shortTime(time) : `${day} ${shortTime(time)}`
  return state.isClosedToday ? laterWords.closedTodayTill(when) : laterWords.closedTill(when)
}

/** '11:30 pm' in one line; only English writes it in capitals elsewhere. */
const shortTime = (time: string) => clockTime(time).toLowerCase().replace(' ', '\u00a0')
