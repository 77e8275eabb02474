import { formatCount } from '@thela/contract/values/numbers'
import { lazy } from 'react'
import { ChartFigure, ChartLegend } from './ChartFigure.tsx'
import type { Chart } from './chart.ts'

const PieDrawing = lazy(async () => ({ default: (await import('./PieDrawing.tsx')).PieDrawing }))

type Props = Omit<Chart, 'series'> & { valueLabel: string }

/** A ring of the points' first values. */
export function PieChart({ valueLabel, ...pie }: Props) {
  const chart = { ...pie, series: [{ label: valueLabel }] }
  const parts = pie.points.map(({ name, colour, values }, index) => ({
    label: `${index + 1}. ${name} (${formatCount(values[0] ?? 0)})`,
    colour,
  }))

  return (
    <ChartFigure chart={chart} height={260} legend={<ChartLegend series={parts} />}>
      <PieDrawing {...chart} />
    </ChartFigure>
  )
}
