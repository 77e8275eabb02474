import { Cell, Pie, PieChart, type PieLabelRenderProps, Tooltip } from 'recharts'
import { frameLook } from './axis-look.ts'
import { ChartTooltip } from './ChartTooltip.tsx'
import { type Chart, cssColour, type Point } from './chart.ts'

export function PieDrawing({ series, points }: Chart) {
  return (
    <PieChart {...frameLook}>
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
        label={numberOf}
        labelLine={false}
        isAnimationActive={false}
      >
        {points.map(({ colour }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two points may share a name.
          <Cell key={index} fill={cssColour(colour, index)} />
        ))}
      </Pie>
    </PieChart>
  )
}

const SMALLEST_NUMBERED = 0.04

/** The part's number in the legend, so that two parts of one colour can be told apart. */
function numberOf({ index, cx, cy, midAngle, innerRadius, outerRadius, percent }: PieLabelRenderProps) {
  if ((percent ?? 0) < SMALLEST_NUMBERED) return null
  const angle = (-(midAngle ?? 0) * Math.PI) / 180
  const radius = (Number(innerRadius) + Number(outerRadius)) / 2

  return (
    <text
      x={Number(cx) + radius * Math.cos(angle)}
      y={Number(cy) + radius * Math.sin(angle)}
      textAnchor="middle"
      dominantBaseline="central"
      fill="var(--surface)"
      fontWeight={700}
    >
      {(index ?? 0) + 1}
    </text>
  )
}
