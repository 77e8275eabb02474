import { Area, AreaChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts'
import { axisLook, gridLook } from './axis-look.ts'
import { ChartTooltip } from './ChartTooltip.tsx'
import { type Chart, formatCount, type Point, paint } from './chart.ts'

// The second and third line can be told from the first without their colours.
const dashes = [undefined, '7 4', '2 4']

export function AreaDrawing({ series, points }: Chart) {
  return (
    <AreaChart
      responsive
      accessibilityLayer={false}
      data={[...points]}
      margin={{ top: 8, right: 12, bottom: 0, left: 0 }}
      style={{ width: '100%', height: '100%' }}
    >
      <CartesianGrid vertical={false} {...gridLook} />
      <XAxis dataKey="name" interval="preserveStart" minTickGap={20} {...axisLook} />
      <YAxis width="auto" allowDecimals={false} tickFormatter={formatCount} {...axisLook} axisLine={false} />
      <Tooltip
        cursor={{ stroke: 'var(--line-strong)' }}
        content={({ active, payload }) =>
          active && payload[0] ? <ChartTooltip point={payload[0].payload} series={series} /> : null
        }
      />
      {series.map(({ label, colour }, index) => (
        <Area
          key={label}
          name={label}
          dataKey={(point: Point) => point.values[index]}
          stroke={paint(colour, index)}
          strokeWidth={2}
          strokeDasharray={dashes[index % dashes.length]}
          fill={paint(colour, index)}
          fillOpacity={0.14}
          isAnimationActive={false}
        />
      ))}
    </AreaChart>
  )
}
