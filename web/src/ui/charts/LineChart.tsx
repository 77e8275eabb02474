import { lazy } from 'react'
import { ChartFigure, ChartLegend } from './ChartFigure.tsx'
import type { Chart } from './chart.ts'

const LineDrawing = lazy(async () => ({ default: (await import('./LineDrawing.tsx')).LineDrawing }))

export function LineChart(chart: Chart) {
  return (
    <ChartFigure
      chart={chart}
      height={280}
      legend={chart.series.length > 1 && <ChartLegend series={chart.series} />}
    >
      <LineDrawing {...chart} />
    </ChartFigure>
  )
}
