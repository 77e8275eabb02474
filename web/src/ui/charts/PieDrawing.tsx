import { Cell, Pie, PieChart, Tooltip } from 'recharts'
import { ChartTooltip } from './ChartTooltip.tsx'
import { type Chart, type Point, paint } from './chart.ts'

export function PieDrawing({ series, points }: Chart) {
  return (
    <PieChart responsive accessibilityLayer={false} style={{ width: '100%', height: '100%' }}>
      <Tooltip
        content={({ active, payload }) =>
          active && payload[0] ? <ChartTooltip point={payload[0].payload.payload} series={series} /> : null
        }
      />
      <Pie
        data={[...points]}
        dataKey={(point: Point) => point.values[0]}
        nameKey="name"
        startAngle={90}
        endAngle={-270}
        innerRadius="58%"
        outerRadius="96%"
        stroke="var(--surface)"
        strokeWidth={2}
        rootTabIndex={-1}
        isAnimationActive={false}
      >
        {points.map(({ colour }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two points may share a name.
          <Cell key={index} fill={paint(colour, index)} />
        ))}
      </Pie>
    </PieChart>
  )
}
