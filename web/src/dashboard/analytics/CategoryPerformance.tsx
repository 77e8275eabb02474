import { useQuery } from '@tanstack/react-query'
import { ChartColumn, ChartLine, ChartPie, Gauge, List, Tags } from 'lucide-react'
import { useState } from 'react'
import { QueryFailure } from '../../api/QueryFailure.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { categoryViewsQuery } from './api.ts'
import { CategoryFigure, type CategoryMode } from './CategoryFigure.tsx'
import { CategorySkeletons } from './CategorySkeletons.tsx'
import { type CategorySort, rateCategories, sortCategories } from './rate-category.ts'
import { StandingLegend } from './StandingLegend.tsx'
import type { Span } from './span.ts'

export function CategoryPerformance({ span }: { span: Span }) {
  const query = useQuery(categoryViewsQuery(span))
  const { data, isLoadingError } = query
  const [mode, setMode] = useState<CategoryMode>('list')
  const [sort, setSort] = useState<CategorySort>('views')

  return (
    <Card
      title="Category Performance"
      description="How often each heading of your menu was opened."
      actions={
        <>
          <Segments
            label="Sort"
            segments={sorts}
            value={sort}
            onChange={(to) => setSort(to as CategorySort)}
          />
          <Segments
            label="View"
            segments={modes}
            value={mode}
            onChange={(to) => setMode(to as CategoryMode)}
          />
        </>
      }
    >
      {isLoadingError && <QueryFailure query={query} message="We could not load your categories." />}
      {!data && !isLoadingError && <CategorySkeletons />}
      {data?.categories.length === 0 && <NoCategories />}
      {data && data.categories.length > 0 && (
        <div className="grid gap-4">
          <CategoryFigure mode={mode} categories={sortCategories(rateCategories(data.categories), sort)} />
          <StandingLegend />
        </div>
      )}
    </Card>
  )
}

function NoCategories() {
  return (
    <EmptyState
      icon={<Tags />}
      title="No category data available"
      text="Once your menu has categories, you see here which of them your customers open."
    />
  )
}

const sorts = [
  { value: 'views', label: 'By views' },
  { value: 'name', label: 'A-Z' },
]

const modes = [
  { value: 'list', label: 'List', icon: <List aria-hidden /> },
  { value: 'bar', label: 'Bar chart', icon: <ChartColumn aria-hidden /> },
  { value: 'pie', label: 'Pie chart', icon: <ChartPie aria-hidden /> },
  { value: 'line', label: 'Line chart', icon: <ChartLine aria-hidden /> },
  { value: 'gauge', label: 'Gauge', icon: <Gauge aria-hidden /> },
]
