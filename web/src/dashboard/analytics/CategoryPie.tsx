import { ChartPie } from 'lucide-react'
import { PieChart } from '../../ui/charts/PieChart.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { pointOf, type RatedCategory } from './rate-category.ts'

export function CategoryPie({ categories }: { categories: readonly RatedCategory[] }) {
  const seen = categories.filter(({ views }) => views > 0)

  return (
    <div className="grid gap-3">
      {seen.length === 0 ? (
        <EmptyState icon={<ChartPie />} title="No category data available" />
      ) : (
        <PieChart
          label="Share of each category in all views"
          pointLabel="Category"
          valueLabel="Views"
          points={seen.map(pointOf)}
        />
      )}
      {seen.length < categories.length && (
        <p className="text-ink-faint text-xs">Categories with 0 views are hidden.</p>
      )}
    </div>
  )
}
