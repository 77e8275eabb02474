import { formatClockTime, halfHours } from '@thela/contract/values/dates'

/** Every half hour, to choose from. */
export const clockTimes = halfHours.map((time) => ({ value: time as string, label: formatClockTime(time) }))
