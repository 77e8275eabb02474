import { useQuery } from '@tanstack/react-query'
import * as words from '@thela/words/dashboard/category-performance'
import { ChartColumn, ChartLine, ChartPie, Gauge, List, Tags } from 'lucide-react'
import { useState } from 'react'
import { QueryFailure } from '../../api/failures/QueryFailure.tsx'
import { cssColour } from '../../ui/charts/chart.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Segments } from '../../ui/form/Segments.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { categoryViewsQuery } from './api.ts'
import { CategoryFigure, type CategoryMode } from './CategoryFigure.tsx'
import {
  type CategorySort,
  type Rating,
  ratingColours,
  ratingLabels,
  sortCategories,
  withRatings,
} from './category-rating.ts'
import type { Span } from './span.ts'

export function CategoryPerformance({ span }: { span: Span }) {
  const query = useQuery(categoryViewsQuery(span))
  const { data, isLoadingError } = query
  const [mode, setMode] = useState<CategoryMode>('list')
  const [sort, setSort] = useState<CategorySort>('views')

  return (
    <Card
      title={words.title}
      description={words.description}
      actions={
        <>
          <Segments
            label={words.sort}
            segments={sorts}
            value={sort}
            onChange={(to) => setSort(to as CategorySort)}
          />
          <Segments
            label={words.view}
            segments={modes}
            value={mode}
            onChange={(to) => setMode(to as CategoryMode)}
          />
        </>
      }
    >
      {isLoadingError && <QueryFailure query={query} message={words.failed} />}
      {!data && !isLoadingError && <CategorySkeletons />}
      {data?.categories.length === 0 && <NoCategories />}
      {data && data.categories.length > 0 && (
        <div className="grid gap-4">
          <CategoryFigure mode={mode} categories={sortCategories(withRatings(data.categories), sort)} />
          <RatingLegend />
        </div>
      )}
    </Card>
  )
}

function NoCategories() {
  return <EmptyState icon={<Tags />} title={words.nothing} text={words.nothingHint} />
}

const sorts = [
  { value: 'views', label: words.byViews },
  { value: 'name', label: words.byName },
]

const modes = [
  { value: 'list', label: words.list, icon: <List aria-hidden /> },
  { value: 'bar', label: words.barChart, icon: <ChartColumn aria-hidden /> },
  { value: 'pie', label: words.pieChart, icon: <ChartPie aria-hidden /> },
  { value: 'line', label: words.lineChart, icon: <ChartLine aria-hidden /> },
  { value: 'gauge', label: words.gauge, icon: <Gauge aria-hidden /> },
]

const widths = ['8rem', '6rem', '9rem', '7rem', '5rem']

function CategorySkeletons() {
  return (
    <div role="status" aria-label={words.loading} className="grid gap-3.5">
      {widths.map((width) => (
        <div key={width} className="grid gap-1.5">
          <div className="flex justify-between gap-3">
            <Skeleton width={width} height="1.25rem" />
            <Skeleton width="6rem" height="1.25rem" />
          </div>
          <Skeleton height="0.625rem" />
        </div>
      ))}
    </div>
  )
}

const ratings: Rating[] = ['green', 'amber', 'red', 'grey']

function RatingLegend() {
  return (
    <ul aria-label={words.colours} className="flex flex-wrap gap-x-4 gap-y-1 text-ink-soft text-xs">
      {ratings.map((rating) => (
        <li key={rating} className="flex items-center gap-1.5">
          <span
            aria-hidden
            className="size-2.5 rounded-full"
            style={{ background: cssColour(ratingColours[rating], 0) }}
          />
          {ratingLabels[rating]}
        </li>
      ))}
    </ul>
  )
}
