import { formatCount } from '@thela/contract/values/numbers'
import { type ReactNode, Suspense } from 'react'
import { Skeleton } from '../feedback/Skeleton.tsx'
import { type Chart, cssColour, type Series } from './chart.ts'

type Props = { chart: Chart; height: number; legend?: ReactNode; children: ReactNode }

/** A chart, and the same numbers as a table for screen readers. */
export function ChartFigure({ chart, height, legend, children }: Props) {
  return (
    <figure aria-label={chart.label} className="relative grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      {legend}
      <div aria-hidden style={{ height }} className="min-w-0 text-xs">
        <Suspense fallback={<Skeleton height={`${height}px`} />}>{children}</Suspense>
      </div>
      <ChartTable {...chart} />
    </figure>
  )
}

/** Hidden from screen readers: the table's heads say the same. */
export function ChartLegend({ series }: { series: readonly Series[] }) {
  return (
    <ul aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 text-ink-soft text-xs">
      {series.map(({ label, colour }, index) => (
        <li key={label} className="flex items-center gap-1.5">
          <span className="size-2.5 shrink-0 rounded-full" style={{ background: cssColour(colour, index) }} />
          {label}
        </li>
      ))}
    </ul>
  )
}

function ChartTable({ label, pointLabel, series, points }: Chart) {
  return (
    // A table does not shrink to the one pixel that is left to hidden text; its frame does.
    <div className="sr-only">
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{pointLabel}</th>
            {series.map((one) => (
              <th key={one.label} scope="col">
                {one.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ name, values }, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two points may share a name.
            <tr key={row}>
              <th scope="row">{name}</th>
              {series.map((one, index) => (
                <td key={one.label}>{formatCount(values[index] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
