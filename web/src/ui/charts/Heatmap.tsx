import { formatCount } from '@thela/contract/values/numbers'

type Head = { label: string; short: string }

type Props = {
  /** What the cells count, with its unit. */
  label: string
  columns: readonly Head[]
  rows: readonly (Head & { values: readonly number[] })[]
}

/** A table whose cells get darker with higher counts. */
export function Heatmap({ label, columns, rows }: Props) {
  const most = Math.max(1, ...rows.flatMap(({ values }) => values))

  return (
    <table className="w-full table-fixed border-separate border-spacing-0.5 text-xs">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr className="text-ink-faint">
          <td className="w-10" />
          {columns.map((column) => (
            <th key={column.label} scope="col" aria-label={column.label} className="font-normal">
              {column.short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th
              scope="row"
              aria-label={row.label}
              className="whitespace-nowrap text-start font-medium text-ink-soft"
            >
              {row.short}
            </th>
            {row.values.map((value, column) => (
              <td
                key={columns[column]?.label}
                className="h-7 rounded-sm p-0 text-center"
                style={shade(value / most)}
              >
                <span className={value === 0 ? 'sr-only' : 'tabular-nums'}>{formatCount(value)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Half-strength at most, so that the number stays readable in the ink of either theme. */
function shade(share: number) {
  return { background: `color-mix(in srgb, var(--chart-1) ${Math.round(share * 50)}%, var(--sunken))` }
}
