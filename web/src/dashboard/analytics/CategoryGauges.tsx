import { Gauge } from '../../ui/charts/Gauge.tsx'
import { colours, type RatedCategory, verdicts } from './rate-category.ts'

/** Each category's share of all category views. */
export function CategoryGauges({ categories }: { categories: readonly RatedCategory[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-3 xl:grid-cols-4">
      {categories.map(({ categoryId, categoryName, percentage, standing }) => (
        <li key={categoryId} className="min-w-0">
          <Gauge
            label={categoryName}
            value={percentage}
            verdict={verdicts[standing]}
            colour={colours[standing]}
          />
        </li>
      ))}
    </ul>
  )
}
