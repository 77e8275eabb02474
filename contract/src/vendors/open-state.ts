import type { Span, WeekHours } from './opening-hours.ts'

export type OpeningHours = {
  openingTime: string | null
  closingTime: string | null
  weekHours: WeekHours | null
  /** Until when the stall is closed besides its hours. */
  closedUntil: string | null
}

/** Times are those of the vendor's clock, 17:30; weekdays count from Monday, 0. */
export type OpenState =
  | { isOpen: true /** Null when it is open for another day and longer. */; till: string | null }
  | { isOpen: false; isClosedToday: boolean; opens: { time: string; inDays: number; weekday: number } | null }

const MINUTE_MS = 60_000
const DAY = 24 * 60
const WEEK_DAYS = 7
/** Its clocks are never changed. A phone that reads them without its calendar, which is slow to load, goes on at once. */
const INDIA = { timeZone: 'Asia/Kolkata', minutesAhead: 330 }

/** Whether a stall is open at this moment, and when that changes; null when nobody knows its hours. */
export function openStateAt(hours: OpeningHours, now: Date, timeZone: string): OpenState | null {
  const minute = clockMinute(now, timeZone)
  const closedUntil = hours.closedUntil === null ? minute : clockMinute(new Date(hours.closedUntil), timeZone)
  const isClosedToday = closedUntil > minute
  const week = weekOf(hours)
  if (!week) return isClosedToday ? { isOpen: false, isClosedToday, opens: null } : null

  const today = Math.floor(minute / DAY)
  const from = Math.max(minute, closedUntil)
  const next = openTimes(week, today).find(({ end }) => end > from)
  if (!next) return { isOpen: false, isClosedToday, opens: null }
  if (next.start <= minute && !isClosedToday)
    return { isOpen: true, till: next.end - minute > DAY ? null : timeOf(next.end) }

  const opensAt = Math.max(next.start, from)
  const day = Math.floor(opensAt / DAY)
  return {
    isOpen: false,
    isClosedToday,
    opens: { time: timeOf(opensAt), inDays: day - today, weekday: weekdayOf(day) },
  }
}

/** The hours of each day, Monday first; null when they are not known. */
export function weekOf({ openingTime, closingTime, weekHours }: Omit<OpeningHours, 'closedUntil'>) {
  if (weekHours) return weekHours
  if (!openingTime || !closingTime) return null
  return Array.from({ length: WEEK_DAYS }, (): Span[] => [{ opens: openingTime, closes: closingTime }])
}

/** Minutes since 1970 as a clock in this zone shows them, so that a day always has 24 hours. */
function clockMinute(instant: Date, timeZone: string) {
  if (timeZone === INDIA.timeZone) return Math.floor(instant.getTime() / MINUTE_MS) + INDIA.minutesAhead

  const { year, month, day, hour, minute } = Object.fromEntries(
    new Intl.DateTimeFormat('en-US', { ...shownParts, timeZone })
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute) / MINUTE_MS
}

const shownParts = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
} as const

type OpenTime = { start: number; end: number }

/** What follows without a break is one. */
function openTimes(week: Span[][], today: number) {
  const times: OpenTime[] = []
  for (const { start, end } of spansAround(week, today)) {
    const last = times.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else times.push({ start, end })
  }
  return times
}

/** From yesterday, which may end today, to the day after a week. */
function spansAround(week: Span[][], today: number): OpenTime[] {
  const days = Array.from({ length: WEEK_DAYS + 3 }, (_, index) => today - 1 + index)

  return days.flatMap((day) =>
    (week[weekdayOf(day)] ?? []).map(({ opens, closes }) => ({
      start: day * DAY + minutesOf(opens),
      end: day * DAY + minutesOf(closes) + (closes > opens ? 0 : DAY),
    })),
  )
}

/** 1 January 1970 was a Thursday. */
const weekdayOf = (day: number) => (day + 3) % WEEK_DAYS

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

function timeOf(minute: number) {
  const ofDay = minute % DAY
  return `${twoDigits(Math.floor(ofDay / 60))}:${twoDigits(ofDay % 60)}`
}

const twoDigits = (number: number) => String(number).padStart(2, '0')
