import { formatCount } from '@thela/contract/values/numbers'
import type { Chart } from './chart.ts'

export function ChartTable({ label, pointLabel, series, points }: Chart) {
  return (
    // A table does not shrink to the one pixel that is left to hidden text; its frame does.
    <div className="sr-only">
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{pointLabel}</th>
            {series.map((one) => (
              <th key={one.label} scope="col">
                {one.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ name, values }, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two points may share a name.
            <tr key={row}>
              <th scope="row">{name}</th>
              {series.map((one, index) => (
                <td key={one.label}>{formatCount(values[index] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
