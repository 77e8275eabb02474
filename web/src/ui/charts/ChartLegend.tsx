import { paint, type Series } from './chart.ts'

/** Hidden from screen readers: the table's heads say the same. */
export function ChartLegend({ series }: { series: readonly Series[] }) {
  return (
    <ul aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 text-ink-soft text-xs">
      {series.map(({ label, colour }, index) => (
        <li key={label} className="flex items-center gap-1.5">
          <span className="size-2.5 shrink-0 rounded-full" style={{ background: paint(colour, index) }} />
          {label}
        </li>
      ))}
    </ul>
  )
}
