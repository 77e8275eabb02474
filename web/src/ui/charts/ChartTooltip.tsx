import { formatCount } from '@thela/contract/values/numbers'
import { cssColour, type Point, type Series } from './chart.ts'

type Props = { point: Point; series: readonly Series[] }

export function ChartTooltip({ point, series }: Props) {
  return (
    <div className="grid gap-1 rounded-md border border-line bg-raised px-3 py-2 text-xs shadow-raised">
      <p className="font-semibold text-ink">{point.name}</p>
      {series.map(({ label, colour }, index) => (
        <p key={label} className="flex items-center gap-2 text-ink-soft">
          <span
            className="size-2 shrink-0 rounded-full"
            style={{ background: cssColour(point.colour ?? colour, index) }}
          />
          {label}
          <span className="ml-auto pl-3 font-semibold text-ink tabular-nums">
            {formatCount(point.values[index] ?? 0)}
          </span>
        </p>
      ))}
    </div>
  )
}
