import { Line, LineChart } from 'recharts'
import { frameLook } from './axis-look.ts'
import { type Chart, paint } from './chart.ts'
import { LineAxes } from './LineAxes.tsx'
import { lineLook } from './line-look.ts'

const MOST_DOTS = 31

export function LineDrawing({ series, points }: Chart) {
  return (
    <LineChart {...frameLook} data={[...points]} margin={{ top: 8, right: 24, bottom: 0, left: 0 }}>
      <LineAxes series={series} />
      {series.map((one, index) => (
        <Line
          key={one.label}
          {...lineLook(one, index)}
          dot={points.length <= MOST_DOTS && { r: 2.5, fill: paint(one.colour, index), strokeDasharray: '' }}
        />
      ))}
    </LineChart>
  )
}
