import { Area, AreaChart } from 'recharts'
import { frameLook } from './axis-look.ts'
import { type Chart, cssColour } from './chart.ts'
import { LineAxes, lineLook } from './LineAxes.tsx'

export function AreaDrawing({ series, points }: Chart) {
  return (
    <AreaChart {...frameLook} data={[...points]} margin={{ top: 8, right: 12, bottom: 0, left: 0 }}>
      <LineAxes series={series} />
      {series.map((one, index) => (
        <Area
          key={one.label}
          {...lineLook(one, index)}
          fill={cssColour(one.colour, index)}
          fillOpacity={0.14}
        />
      ))}
    </AreaChart>
  )
}
