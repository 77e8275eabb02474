import type { CategoryViews } from '@thela/contract/analytics/vendor-analytics'
import * as words from '@thela/words/dashboard/category-performance'
import type { Colour, Point } from '../../ui/charts/chart.ts'

export type Rating = 'grey' | 'green' | 'amber' | 'red'

const MIN_VIEWS = 3

/** Rates a category by its share of the best one's views and of all views (DEC-062). */
export function ratingOf(views: number, { top, total }: { top: number; total: number }): Rating {
  if (views < MIN_VIEWS) return 'grey'
  const [ofTop, ofTotal] = [views / top, views / total]
  if (ofTop >= 0.75 || ofTotal >= 0.2) return 'green'
  return ofTop < 0.25 && ofTotal < 0.1 ? 'red' : 'amber'
}

export function withRatings<C extends Pick<CategoryViews, 'views'>>(categories: readonly C[]) {
  const views = categories.map((category) => category.views)
  const whole = { top: Math.max(0, ...views), total: views.reduce((sum, count) => sum + count, 0) }

  return categories.map((category) => ({ ...category, rating: ratingOf(category.views, whole) }))
}

export type RatedCategory = CategoryViews & { rating: Rating }

export const ratingLabels: Record<Rating, string> = words.ratings

export const ratingColours: Record<Rating, Colour> = {
  green: 'good',
  amber: 'warn',
  red: 'bad',
  grey: 'ink-faint',
}

/** A category on a chart. */
export const pointOf = ({ categoryName, views, rating }: RatedCategory): Point => ({
  name: categoryName,
  values: [views],
  colour: ratingColours[rating],
})

export type CategorySort = 'views' | 'name'

export function sortCategories<C extends CategoryViews>(categories: readonly C[], sort: CategorySort) {
  const byName = (a: C, b: C) => a.categoryName.localeCompare(b.categoryName, 'en-IN', { numeric: true })
  return categories.toSorted((a, b) => (sort === 'views' ? b.views - a.views || byName(a, b) : byName(a, b)))
}
