import { formatCount } from '@thela/contract/values/numbers'
import { Bar, BarChart, CartesianGrid, Cell, Tooltip, useChartWidth, XAxis, YAxis } from 'recharts'
import { axisLook, frameLook, gridLook } from './axis-look.ts'
import { ChartTooltip } from './ChartTooltip.tsx'
import { type Chart, type Point, paint } from './chart.ts'

type Props = Chart & { bars: 'standing' | 'lying' }

export function BarDrawing({ series, points, bars }: Props) {
  const isLying = bars === 'lying'

  return (
    <BarChart
      {...frameLook}
      layout={isLying ? 'vertical' : 'horizontal'}
      data={[...points]}
      margin={{ top: 8, right: 12, bottom: 0, left: 0 }}
    >
      <CartesianGrid horizontal={!isLying} vertical={isLying} {...gridLook} />
      {isLying ? <XAxis {...counts} /> : <XAxis {...names} interval="preserveStart" minTickGap={12} />}
      {isLying ? <NamesBeside /> : <YAxis {...counts} width="auto" />}
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
          fill={paint(colour, index)}
          radius={isLying ? [0, 4, 4, 0] : [4, 4, 0, 0]}
          maxBarSize={isLying ? 22 : 40}
          isAnimationActive={false}
        >
          {points.map((point, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two points may share a name.
            <Cell key={place} fill={paint(point.colour ?? colour, index)} />
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

/** Where there is room a name stands whole. */
function NamesBeside() {
  const isWide = (useChartWidth() ?? 0) > WIDE
  const longest = isWide ? 28 : 16
  const shorten = (name: string) =>
    name.length > longest ? `${name.slice(0, longest - 1).trimEnd()}…` : name

  return <YAxis {...names} width={isWide ? 240 : 140} tickFormatter={shorten} />
}

const WIDE = 600
