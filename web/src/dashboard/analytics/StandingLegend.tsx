import { paint } from '../../ui/charts/chart.ts'
import { colours, type Standing, verdicts } from './rate-category.ts'

const standings: Standing[] = ['green', 'amber', 'red', 'grey']

export function StandingLegend() {
  return (
    <ul aria-label="What the colours mean" className="flex flex-wrap gap-x-4 gap-y-1 text-ink-soft text-xs">
      {standings.map((standing) => (
        <li key={standing} className="flex items-center gap-1.5">
          <span
            aria-hidden
            className="size-2.5 rounded-full"
            style={{ background: paint(colours[standing], 0) }}
          />
          {verdicts[standing]}
        </li>
      ))}
    </ul>
  )
}
