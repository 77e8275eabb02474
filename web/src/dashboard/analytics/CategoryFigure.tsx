import { formatCount } from '@thela/contract/values/numbers'
import * as analyticsWords from '@thela/words/dashboard/analytics'
import * as words from '@thela/words/dashboard/category-performance'
import { ChartPie } from 'lucide-react'
import { BarChart } from '../../ui/charts/BarChart.tsx'
import { cssColour } from '../../ui/charts/chart.ts'
import { Gauge } from '../../ui/charts/Gauge.tsx'
import { LineChart } from '../../ui/charts/LineChart.tsx'
import { PieChart } from '../../ui/charts/PieChart.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { pointOf, type RatedCategory, ratingColours, ratingLabels } from './category-rating.ts'
import { formatRate } from './rates.ts'

export type CategoryMode = 'list' | 'bar' | 'pie' | 'line' | 'gauge'

type Props = { mode: CategoryMode; categories: readonly RatedCategory[] }

export function CategoryFigure({ mode, categories }: Props) {
  if (mode === 'list') return <CategoryRows categories={categories} />
  if (mode === 'gauge') return <CategoryGauges categories={categories} />
  if (mode === 'pie') return <CategoryPie categories={categories} />

  const chart = {
    label: words.viewsOfEach,
    pointLabel: words.category,
    series: [{ label: words.views }],
    points: categories.map(pointOf),
  }
  return mode === 'bar' ? <BarChart {...chart} bars="horizontal" /> : <LineChart {...chart} />
}

/** The longest bar belongs to the most viewed category. */
function CategoryRows({ categories }: { categories: readonly RatedCategory[] }) {
  const top = Math.max(1, ...categories.map(({ views }) => views))

  return (
    <ol className="grid gap-3.5">
      {categories.map(({ categoryId, categoryName, views, percentage, rating }) => (
        <li key={categoryId} className="grid gap-1.5">
          <p className="flex items-baseline justify-between gap-3 text-sm">
            <span className="min-w-0 truncate font-medium">{categoryName}</span>
            <span className="shrink-0 text-ink-soft tabular-nums">
              {analyticsWords.views(views, formatCount(views))} · {formatRate(percentage)}
              <span className="sr-only">, {ratingLabels[rating]}</span>
            </span>
          </p>
          <span aria-hidden className="block h-2.5 overflow-hidden rounded-full bg-hover">
            <span
              data-rating={rating}
              className="block h-full rounded-full"
              style={{ width: `${(views / top) * 100}%`, background: cssColour(ratingColours[rating], 0) }}
            />
          </span>
        </li>
      ))}
    </ol>
  )
}

/** Each category's share of all category views. */
function CategoryGauges({ categories }: { categories: readonly RatedCategory[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-3 xl:grid-cols-4">
      {categories.map(({ categoryId, categoryName, percentage, rating }) => (
        <li key={categoryId} className="min-w-0">
          <Gauge
            label={categoryName}
            value={percentage}
            rating={ratingLabels[rating]}
            colour={ratingColours[rating]}
          />
        </li>
      ))}
    </ul>
  )
}

function CategoryPie({ categories }: { categories: readonly RatedCategory[] }) {
  const seen = categories.filter(({ views }) => views > 0)

  return (
    <div className="grid gap-3">
      {seen.length === 0 ? (
        <EmptyState icon={<ChartPie />} title={words.nothing} />
      ) : (
        <PieChart
          label={words.shareOfEach}
          pointLabel={words.category}
          valueLabel={words.views}
          points={seen.map(pointOf)}
        />
      )}
      {seen.length < categories.length && <p className="text-ink-faint text-xs">{words.unseenHidden}</p>}
    </div>
  )
}
