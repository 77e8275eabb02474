import { formatClockTime } from '@thela/contract/values/dates'
import { Heatmap } from '../../ui/charts/Heatmap.tsx'

const LABEL = 'Visits by weekday and hour'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
  (label) => ({ label, short: label.slice(0, 3) }),
)

const hours = Array.from({ length: 24 }, (_, hour) => ({
  label: formatClockTime(`${String(hour).padStart(2, '0')}:00`),
  short: `${hour % 12 || 12}${hour < 12 ? 'a' : 'p'}`,
}))

/** On a phone the hours run down, so that nothing scrolls sideways. */
export function BusyHours({ busyHours }: { busyHours: number[][] }) {
  const down = hours.map((hour, index) => ({ ...hour, values: busyHours.map((day) => day[index] ?? 0) }))
  const across = weekdays.map((weekday, index) => ({ ...weekday, values: busyHours[index] ?? [] }))

  return (
    <>
      <div className="md:hidden">
        <Heatmap label={LABEL} columns={weekdays} rows={down} />
      </div>
      <div className="max-md:hidden">
        <Heatmap label={LABEL} columns={hours} rows={across} />
      </div>
    </>
  )
}
