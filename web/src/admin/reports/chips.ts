import type { ReportsSearch } from './reports-search.ts'

export type Chip =
  | { field: 'status'; value: NonNullable<ReportsSearch['status']>; label: string }
  | { field: 'segment'; value: NonNullable<ReportsSearch['segment']>; label: string }

/** One status and one segment at a time (DEC-159). */
export const chips: readonly Chip[] = [
  { field: 'status', value: 'active', label: 'Active' },
  { field: 'status', value: 'banned', label: 'Banned' },
  { field: 'segment', value: 'new', label: 'New (30 days)' },
  { field: 'segment', value: 'highActivity', label: 'High Activity' },
  { field: 'segment', value: 'lowActivity', label: 'Low Activity' },
  { field: 'segment', value: 'highEngagement', label: 'High Engagement' },
  { field: 'segment', value: 'lowEngagement', label: 'Low Engagement' },
]
