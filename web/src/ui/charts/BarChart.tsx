import { lazy } from 'react'
import { ChartFigure, ChartLegend } from './ChartFigure.tsx'
import type { Chart } from './chart.ts'

const BarDrawing = lazy(async () => ({ default: (await import('./BarDrawing.tsx')).BarDrawing }))

type Props = Chart & {
  /** Bars that lie leave room for long names; bars that stand suit hours and days. */
  bars?: 'standing' | 'lying'
}

export function BarChart({ bars = 'standing', ...chart }: Props) {
  const height = bars === 'standing' ? 280 : heightOfLying(chart)

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

function heightOfLying({ points, series }: Chart) {
  return 40 + Math.max(2, points.length) * (16 + 20 * series.length)
}
