import { formatCount } from './chart.ts'

type Props = {
  /** What the cells count, with its unit. */
  label: string
  columns: readonly string[]
  rows: readonly { name: string; values: readonly number[] }[]
}

/** A table whose cells are the darker the more they count. */
export function Heatmap({ label, columns, rows }: Props) {
  const most = Math.max(1, ...rows.flatMap(({ values }) => values))

  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls sideways must be reachable by keyboard.
      tabIndex={0}
      className="relative min-w-0 overflow-x-auto outline-offset-[-2px]"
    >
      <table className="w-full min-w-136 table-fixed border-separate border-spacing-0.5 text-xs">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="text-ink-faint">
            <td className="w-10" />
            {columns.map((column) => (
              <th key={column} scope="col" className="font-normal">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row" className="text-start font-medium text-ink-soft">
                {name}
              </th>
              {values.map((value, place) => (
                <td
                  key={columns[place]}
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
    </section>
  )
}

/** Half-strength at most, so that the number stays readable in the ink of either theme. */
function shade(share: number) {
  return { background: `color-mix(in srgb, var(--chart-1) ${Math.round(share * 55)}%, var(--sunken))` }
}
