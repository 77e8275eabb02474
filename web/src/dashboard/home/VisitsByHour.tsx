import type { Today } from '@thela/contract/analytics/today'
import { formatClockTime } from '@thela/contract/values/dates'
import * as words from '@thela/words/dashboard/home'
import { ChartFigure, ChartLegend } from '../../ui/charts/ChartFigure.tsx'
import { cssColour, type Series } from '../../ui/charts/chart.ts'
import { weekdayOf } from './today-in-words.ts'

const HEIGHT = 96

/** Today's hours as bars before those of a usual day; drawn with boxes, because it is on the first screen. */
export function VisitsByHour({ today }: { today: Today }) {
  const { hours, usualHours } = today
  const series = seriesOf(today)
  const most = Math.max(1, ...hours, ...(usualHours ?? []))
  const points = hours.map((visits, hour) => ({
    name: formatClockTime(`${String(hour).padStart(2, '0')}:00`),
    values: usualHours ? [visits, Math.round(usualHours[hour] ?? 0)] : [visits],
  }))

  return (
    <ChartFigure
      chart={{ label: words.visitsByHour, pointLabel: words.hour, series, points }}
      height={HEIGHT}
      legend={<ChartLegend series={series} />}
    >
      <div className="grid h-full grid-rows-[1fr_auto] gap-1">
        <div className="flex items-end gap-px border-line border-b">
          {hours.map((visits, hour) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the hour.
            <div key={hour} className="relative h-full flex-1">
              <Bar share={(usualHours?.[hour] ?? 0) / most} colour={series[1]?.colour} />
              <Bar share={visits / most} colour={series[0]?.colour} />
            </div>
          ))}
        </div>
        <div className="flex justify-between text-ink-faint">
          {words.clockTimes.map((time, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: midnight is named twice.
            <span key={index}>{time}</span>
          ))}
        </div>
      </div>
    </ChartFigure>
  )
}

function seriesOf({ date, usualHours }: Today): Series[] {
  const today: Series = { label: words.today, colour: 'chart-1' }
  return usualHours ? [today, { label: words.usualDay(weekdayOf(date)), colour: 'ink-faint' }] : [today]
}

/** The usual day is wider and pale, so that both can be seen. */
function Bar({ share, colour }: { share: number; colour: Series['colour'] }) {
  const isUsual = colour === 'ink-faint'

  return (
    <span
      className={`absolute bottom-0 rounded-t-sm ${isUsual ? 'inset-x-0 opacity-35' : 'inset-x-[20%]'}`}
      style={{ height: `${share * 100}%`, background: cssColour(colour, 0) }}
    />
  )
}
