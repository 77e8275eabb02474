import { dayLocale } from '@thela/words/ui/charts'

const short = new Intl.DateTimeFormat(dayLocale, { timeZone: 'UTC', month: 'short', day: 'numeric' })

/** '2026-03-05' → 'Mar 5': a calendar day has no time zone. */
export const formatDay = (day: string) => short.format(new Date(`${day}T00:00:00Z`))
