import { type ReactNode, Suspense } from 'react'
import { Skeleton } from '../Skeleton.tsx'
import { ChartTable } from './ChartTable.tsx'
import type { Chart } from './chart.ts'

type Props = { chart: Chart; height: number; legend?: ReactNode; children: ReactNode }

/** A drawing for those who see it and the same numbers as a table for those who do not. */
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
