/** How hungry a street is at each hour from midnight on: breakfast, a strong lunch, tea, a stronger dinner. */
const appetite = [
  0.5, 0, 0, 0, 0, 0, 0.6, 1.2, 1.8, 1.6, 1, 0.8, 1.5, 2, 1.1, 0.6, 0.8, 1.1, 1.3, 2, 2.6, 2.3, 1.2, 0.6,
]

/** From Sunday on: families go out at the end of the week. */
const weekdays = [1.6, 0.8, 0.85, 0.9, 0.95, 1.2, 1.5]

export const bustleOf = (day: string) => weekdays[new Date(day).getUTCDay()] ?? 1

type OpeningHours = { openingTime: string; closingTime: string }

/** The share of a usual day's visitors that comes in one quarter of each hour. */
export function makeRhythm({ openingTime, closingTime }: OpeningHours) {
  const open = hourOf(openingTime)
  const close = hourOf(closingTime)
  const isOpen = (hour: number) =>
    open < close ? hour >= open && hour <= close : hour >= open || hour <= close
  const hours = appetite.map((hunger, hour) => (isOpen(hour) ? hunger : 0))
  const whole = hours.reduce((sum, hunger) => sum + hunger, 0)

  return hours.map((hunger) => hunger / whole / 4)
}

const hourOf = (time: string) => Number(time.slice(0, 2))
