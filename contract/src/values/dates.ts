import { platformTimeZone } from './time-zone.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

type TimeUnit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year'

/** How a language writes dates and times. */
export type DateWords = {
  /** For the names of months. */
  locale: string
  noDate: string
  justNow: string
  ago: (count: number, unit: TimeUnit) => string
  clockTime: (hour: number, minutes: string) => string
}

// One variable each: a script that uses one has no use for the others.
let noDate = 'N/A'
let justNow = 'just now'
let ago = (count: number, unit: TimeUnit) => `${count} ${unit}${count === 1 ? '' : 's'} ago`
let clockTime = (hour: number, minutes: string) => `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`

/** Set once, by an app that is not in English. */
export function setDateWords(said: DateWords) {
  ;({ noDate, justNow, ago, clockTime } = said)
  shortDate = writeIn(said.locale, short)
  shortDay = writeIn(said.locale, short, () => 'UTC')
}

/** 'Mar 5, 2026' in the platform's time zone, a calendar day as it is; 'N/A' when there is none. */
export function formatDate(value: string | Date | null | undefined) {
  const date = toDate(value)
  if (!date) return noDate
  return isDay(value) ? shortDay(date) : shortDate(date)
}

/** 'Mar 5, 2026, 3:30:07 PM' in the platform's time zone; only the back office shows it, in English. */
export function formatDateTime(value: string | Date | null | undefined) {
  const date = toDate(value)
  return date ? shortDateTime(date) : noDate
}

/** '12 minutes ago', in the steps just now, minutes, hours, days, weeks, months, years. */
export function formatRelativeTime(value: string | Date | null | undefined, now = new Date()) {
  const date = toDate(value)
  if (!date) return noDate

  const elapsed = now.getTime() - date.getTime()
  if (elapsed < MINUTE) return justNow
  if (elapsed < HOUR) return ago(Math.floor(elapsed / MINUTE), 'minute')
  if (elapsed < DAY) return ago(Math.floor(elapsed / HOUR), 'hour')
  return agoInDays(Math.floor(elapsed / DAY))
}

/** '17:30' → '5:30 PM'; stored times use 24 hours. */
export function formatClockTime(value: string | null | undefined) {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(value ?? '') ?? []
  if (!hours || !minutes) return noDate

  return clockTime(Number(hours), minutes)
}

/** The 48 half hours of a day, as stored. Pure: the menu's script has no use for them and leaves them out. */
export const halfHours = /* @__PURE__ */ Array.from({ length: 48 }, (_, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, '0')
  return `${hour}:${index % 2 ? '30' : '00'}`
})

/** The business day an instant belongs to, YYYY-MM-DD in the platform's time zone. */
export const businessDay = writeIn('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' })

/** YYYY-MM-DD HH:MM:SS in the platform's time zone, which spreadsheets can read; it is the Swedish date format. */
export const businessTime = writeIn('sv-SE', { dateStyle: 'short', timeStyle: 'medium' })

const short = { month: 'short', day: 'numeric', year: 'numeric' } as const
let shortDate = writeIn('en-US', short)
let shortDay = writeIn('en-US', short, () => 'UTC')
const shortDateTime = writeIn('en-US', { dateStyle: 'medium', timeStyle: 'medium' })

/** Created on first use: it is slow to load in browsers, and not every page shows a date. */
function writeIn(locale: string, options: Intl.DateTimeFormatOptions, zone = platformTimeZone) {
  let made: { timeZone: string; formatter: Intl.DateTimeFormat } | undefined

  return (instant: Date) => {
    const timeZone = zone()
    if (!made || made.timeZone !== timeZone)
      made = { timeZone, formatter: new Intl.DateTimeFormat(locale, { ...options, timeZone }) }
    return made.formatter.format(instant)
  }
}

/** Whether it is a calendar day, which has no time zone. */
export const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)

function agoInDays(days: number) {
  if (days < 7) return ago(days, 'day')
  if (days < 28) return ago(Math.floor(days / 7), 'week')
  if (days < 365) return ago(Math.min(11, Math.max(1, Math.floor(days / 30))), 'month')
  return ago(Math.floor(days / 365), 'year')
}

function toDate(value: string | Date | null | undefined) {
  if (!value) return null
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? null : date
}
