import { formatCount } from '@thela/contract/values/numbers'
import { paint } from '../../ui/charts/chart.ts'
import { colours, type RatedCategory, verdicts } from './rate-category.ts'
import { formatRate } from './rates.ts'

/** The longest bar belongs to the most viewed category. */
export function CategoryRows({ categories }: { categories: readonly RatedCategory[] }) {
  const top = Math.max(1, ...categories.map(({ views }) => views))

  return (
    <ol className="grid gap-3.5">
      {categories.map(({ categoryId, categoryName, views, percentage, standing }) => (
        <li key={categoryId} className="grid gap-1.5">
          <p className="flex items-baseline justify-between gap-3 text-sm">
            <span className="min-w-0 truncate font-medium">{categoryName}</span>
            <span className="shrink-0 text-ink-soft tabular-nums">
              {formatCount(views)} {views === 1 ? 'view' : 'views'} · {formatRate(percentage)}
              <span className="sr-only">, {verdicts[standing]}</span>
            </span>
          </p>
          <span aria-hidden className="block h-2.5 overflow-hidden rounded-full bg-hover">
            <span
              data-standing={standing}
              className="block h-full rounded-full"
              style={{ width: `${(views / top) * 100}%`, background: paint(colours[standing], 0) }}
            />
          </span>
        </li>
      ))}
    </ol>
  )
}
