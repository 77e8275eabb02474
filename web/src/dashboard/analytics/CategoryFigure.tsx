import { BarChart } from '../../ui/charts/BarChart.tsx'
import { LineChart } from '../../ui/charts/LineChart.tsx'
import { CategoryGauges } from './CategoryGauges.tsx'
import { CategoryPie } from './CategoryPie.tsx'
import { CategoryRows } from './CategoryRows.tsx'
import { pointOf, type RatedCategory } from './rate-category.ts'

export type CategoryMode = 'list' | 'bar' | 'pie' | 'line' | 'gauge'

type Props = { mode: CategoryMode; categories: readonly RatedCategory[] }

export function CategoryFigure({ mode, categories }: Props) {
  if (mode === 'list') return <CategoryRows categories={categories} />
  if (mode === 'gauge') return <CategoryGauges categories={categories} />
  if (mode === 'pie') return <CategoryPie categories={categories} />

  const chart = {
    label: 'Views of each category',
    pointLabel: 'Category',
    series: [{ label: 'Views' }],
    points: categories.map(pointOf),
  }
  return mode === 'bar' ? <BarChart {...chart} bars="lying" /> : <LineChart {...chart} />
}
