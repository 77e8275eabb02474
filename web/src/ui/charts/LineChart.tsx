import { lazy } from 'react'
import { ChartFigure } from './ChartFigure.tsx'
import { ChartLegend } from './ChartLegend.tsx'
import type { Chart } from './chart.ts'

const LineDrawing = lazy(async () => ({ default: (await import('./LineDrawing.tsx')).LineDrawing }))

type Props = Chart & { height?: number }

export function LineChart({ height = 280, ...chart }: Props) {
  return (
    <ChartFigure
      chart={chart}
      height={height}
      legend={chart.series.length > 1 && <ChartLegend series={chart.series} />}
    >
      <LineDrawing {...chart} />
    </ChartFigure>
  )
}
