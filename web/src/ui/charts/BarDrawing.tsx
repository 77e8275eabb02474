import { formatCount } from '@thela/contract/values/numbers'
import { Bar, BarChart, CartesianGrid, Cell, Tooltip, useChartWidth, XAxis, YAxis } from 'recharts'
import { axisLook, frameLook, gridLook } from './axis-look.ts'
import { ChartTooltip } from './ChartTooltip.tsx'
import { type Chart, cssColour, type Point } from './chart.ts'

type Props = Chart & { bars: 'vertical' | 'horizontal' }

export function BarDrawing({ series, points, bars }: Props) {
  const isHorizontal = bars === 'horizontal'

  return (
    <BarChart
      {...frameLook}
      layout={isHorizontal ? 'vertical' : 'horizontal'}
      data={[...points]}
      margin={{ top: 8, right: 12, bottom: 0, left: 0 }}
    >
      <CartesianGrid horizontal={!isHorizontal} vertical={isHorizontal} {...gridLook} />
      {isHorizontal ? <XAxis {...counts} /> : <XAxis {...names} interval="preserveStart" minTickGap={12} />}
      {isHorizontal ? <NamesBeside /> : <YAxis {...counts} width="auto" />}
      <Tooltip
        cursor={{ fill: 'var(--hover)' }}
        content={({ active, payload }) =>
          active && payload[0] ? <ChartTooltip point={payload[0].payload} series={series} /> : null
        }
      />
      {series.map(({ label, colour }, index) => (
        <Bar
          key={label}
          name={label}
          dataKey={(point: Point) => point.values[index]}
          fill={cssColour(colour, index)}
          radius={isHorizontal ? [0, 4, 4, 0] : [4, 4, 0, 0]}
          maxBarSize={isHorizontal ? 22 : 40}
          isAnimationActive={false}
        >
          {points.map((point, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two points may share a name.
            <Cell key={column} fill={cssColour(point.colour ?? colour, index)} />
          ))}
        </Bar>
      ))}
    </BarChart>
  )
}

const names = { type: 'category', dataKey: 'name', ...axisLook } as const
const counts = {
  type: 'number',
  allowDecimals: false,
  tickFormatter: formatCount,
  ...axisLook,
  axisLine: false,
} as const

/** Long names are shortened where there is no room. */
function NamesBeside() {
  const isWide = (useChartWidth() ?? 0) > WIDE
  const longest = isWide ? 28 : 16
  const shorten = (name: string) =>
    name.length > longest ? `${name.slice(0, longest - 1).trimEnd()}…` : name

  return <YAxis {...names} width={isWide ? 240 : 140} tickFormatter={shorten} />
}

const WIDE = 600
