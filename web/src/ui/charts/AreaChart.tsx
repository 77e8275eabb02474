import { lazy } from 'react'
import { ChartFigure, ChartLegend } from './ChartFigure.tsx'
import type { Chart } from './chart.ts'

const AreaDrawing = lazy(async () => ({ default: (await import('./AreaDrawing.tsx')).AreaDrawing }))

export function AreaChart(chart: Chart) {
  return (
    <ChartFigure
      chart={chart}
      height={280}
      legend={chart.series.length > 1 && <ChartLegend series={chart.series} />}
    >
      <AreaDrawing {...chart} />
    </ChartFigure>
  )
}
