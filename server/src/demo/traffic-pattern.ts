/** Relative traffic of a food street for each hour from midnight: breakfast, a strong lunch, tea, a stronger dinner. */
const hourlyTraffic = [
  0.5, 0, 0, 0, 0, 0, 0.6, 1.2, 1.8, 1.6, 1, 0.8, 1.5, 2, 1.1, 0.6, 0.8, 1.1, 1.3, 2, 2.6, 2.3, 1.2, 0.6,
]

/** From Sunday to Saturday: families go out at the weekend. */
const weekdays = [1.6, 0.8, 0.85, 0.9, 0.95, 1.2, 1.5]

export const weekdayTraffic = (day: string) => weekdays[new Date(day).getUTCDay()] ?? 1

type OpeningHours = { openingTime: string; closingTime: string }

/** For each hour, the share of a usual day's visits that falls into a quarter of that hour. */
export function dailyTrafficPattern({ openingTime, closingTime }: OpeningHours) {
  const open = hourOf(openingTime)
  const close = hourOf(closingTime)
  const isOpen = (hour: number) =>
    open < close ? hour >= open && hour <= close : hour >= open || hour <= close
  const hours = hourlyTraffic.map((traffic, hour) => (isOpen(hour) ? traffic : 0))
  const whole = hours.reduce((sum, traffic) => sum + traffic, 0)

  return hours.map((traffic) => traffic / whole / 4)
}

const hourOf = (time: string) => Number(time.slice(0, 2))
