/** How a language writes dates and times; the same type as in `contract/src/values/dates.ts`. */
export type DateWords = {
  locale: string
  noDate: string
  justNow: string
  ago: (count: number, unit: 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year') => string
  clockTime: (hour: number, minutes: string) => string
}

type DayParts = { morning: string; afternoon: string; evening: string; night: string }

/** '17:30' as people say it, with the part of the day: 'शाम 5:30'. */
export const clockIn = (parts: DayParts) => (hour: number, minutes: string) =>
  `${partOf(hour, parts)} ${hour % 12 || 12}:${minutes}`

function partOf(hour: number, { morning, afternoon, evening, night }: DayParts) {
  if (hour < 4 || hour >= 20) return night
  if (hour < 12) return morning
  return hour < 16 ? afternoon : evening
}
