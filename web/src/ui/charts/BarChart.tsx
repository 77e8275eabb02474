import { lazy } from 'react'
import { ChartFigure, ChartLegend } from './ChartFigure.tsx'
import type { Chart } from './chart.ts'

const BarDrawing = lazy(async () => ({ default: (await import('./BarDrawing.tsx')).BarDrawing }))

type Props = Chart & {
  /** Horizontal bars leave room for long names; vertical bars suit hours and days. */
  bars?: 'vertical' | 'horizontal'
}

export function BarChart({ bars = 'vertical', ...chart }: Props) {
  const height = bars === 'vertical' ? 280 : heightOfHorizontal(chart)

  return (
    <ChartFigure
      chart={chart}
      height={height}
      legend={chart.series.length > 1 && <ChartLegend series={chart.series} />}
    >
      <BarDrawing {...chart} bars={bars} />
    </ChartFigure>
  )
}

function heightOfHorizontal({ points, series }: Chart) {
  return 40 + Math.max(2, points.length) * (16 + 20 * series.length)
}
