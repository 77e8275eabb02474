import { formatCount } from '@thela/contract/values/numbers'
import { CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts'
import { axisLook, gridLook } from './axis-look.ts'
import { ChartTooltip } from './ChartTooltip.tsx'
import { type Chart, cssColour, type Point, type Series } from './chart.ts'

/** Axes, grid and tooltip of line and area charts. */
export function LineAxes({ series }: Pick<Chart, 'series'>) {
  return (
    <>
      <CartesianGrid vertical={false} {...gridLook} />
      <XAxis dataKey="name" interval="preserveStart" minTickGap={20} {...axisLook} />
      <YAxis width="auto" allowDecimals={false} tickFormatter={formatCount} {...axisLook} axisLine={false} />
      <Tooltip
        cursor={{ stroke: 'var(--line-strong)' }}
        content={({ active, payload }) =>
          active && payload[0] ? <ChartTooltip point={payload[0].payload} series={series} /> : null
        }
      />
    </>
  )
}

// Dashes distinguish the lines without their colours.
const dashes = [undefined, '7 4', '2 4']

/** How the line of a series looks, alone or as the edge of an area. */
export const lineLook = ({ label, colour }: Series, index: number) => ({
  name: label,
  dataKey: (point: Point) => point.values[index],
  stroke: cssColour(colour, index),
  strokeWidth: 2,
  strokeDasharray: dashes[index % dashes.length],
  isAnimationActive: false,
})
