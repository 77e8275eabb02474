import { type DotItemDotProps, Line, LineChart } from 'recharts'
import { frameLook } from './axis-look.ts'
import { type Chart, cssColour, type Point, type Series } from './chart.ts'
import { LineAxes, lineLook } from './LineAxes.tsx'

const MAX_DOTS = 31

export function LineDrawing({ series, points }: Chart) {
  return (
    <LineChart {...frameLook} data={[...points]} margin={{ top: 8, right: 24, bottom: 0, left: 0 }}>
      <LineAxes series={series} />
      {series.map((one, index) => (
        <Line
          key={one.label}
          {...lineLook(one, index)}
          dot={points.length <= MAX_DOTS && dotOf(one, index)}
        />
      ))}
    </LineChart>
  )
}

/** A point that has a colour of its own shows it, larger than the others. */
const dotOf =
  (series: Series, index: number) =>
  ({ key, cx, cy, payload }: DotItemDotProps) => {
    const { colour } = payload as Point
    return (
      <circle
        key={key}
        cx={cx}
        cy={cy}
        r={colour ? 4.5 : 3}
        fill={cssColour(colour ?? series.colour, index)}
      />
    )
  }
