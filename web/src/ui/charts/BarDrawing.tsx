import { Bar, BarChart, CartesianGrid, Cell, Tooltip, XAxis, YAxis } from 'recharts'
import { axisLook, gridLook } from './axis-look.ts'
import { ChartTooltip } from './ChartTooltip.tsx'
import { type Chart, formatCount, type Point, paint } from './chart.ts'

type Props = Chart & { bars: 'standing' | 'lying' }

export function BarDrawing({ series, points, bars }: Props) {
  const isLying = bars === 'lying'

  return (
    <BarChart
      responsive
      accessibilityLayer={false}
      layout={isLying ? 'vertical' : 'horizontal'}
      data={[...points]}
      margin={{ top: 8, right: 12, bottom: 0, left: 0 }}
      style={{ width: '100%', height: '100%' }}
    >
      <CartesianGrid horizontal={!isLying} vertical={isLying} {...gridLook} />
      {isLying ? <XAxis {...counts} /> : <XAxis {...names} interval="preserveStart" minTickGap={12} />}
      {isLying ? (
        <YAxis {...names} width={112} tickFormatter={shorten} />
      ) : (
        <YAxis {...counts} width="auto" />
      )}
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

const LONGEST_NAME = 16

function shorten(name: string) {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…` : name
}
