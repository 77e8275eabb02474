import { queryOptions } from '@tanstack/react-query'
import type { EventType } from '@thela/contract/analytics/event-types'
import { vendorAnalyticsApi } from '@thela/contract/analytics/vendor-analytics'
import { call } from '../../api/call.ts'
import { keptFresh } from './kept-fresh.ts'
import { daysQuery, periodQuery, type Span } from './span.ts'

export const RECENT_EVENTS = 5
export const EVENTS_A_PAGE = 50

/** Every question of the screen begins with this key. */
export const analyticsKey = ['dashboard', 'analytics'] as const

export const figuresQuery = (span: Span, type?: EventType) =>
  queryOptions({
    queryKey: [...analyticsKey, 'figures', periodQuery(span), type] as const,
    queryFn: ({ signal }) =>
      call(
        vendorAnalyticsApi.readAnalytics,
        { querystring: { ...periodQuery(span), type, limit: RECENT_EVENTS } },
        { signal },
      ),
    ...keptFresh,
  })

export const eventsQuery = (span: Span, type: EventType | undefined, page: number) =>
  queryOptions({
    queryKey: [...analyticsKey, 'events', periodQuery(span), type, page] as const,
    queryFn: ({ signal }) =>
      call(
        vendorAnalyticsApi.readAnalytics,
        { querystring: { ...periodQuery(span), type, page, limit: EVENTS_A_PAGE } },
        { signal },
      ),
    ...keptFresh,
  })

export const categoryViewsQuery = (span: Span) =>
  queryOptions({
    queryKey: [...analyticsKey, 'categories', periodQuery(span)] as const,
    queryFn: ({ signal }) =>
      call(vendorAnalyticsApi.readCategoryViews, { querystring: periodQuery(span) }, { signal }),
    ...keptFresh,
  })

export const visitorsQuery = (span: Span) =>
  queryOptions({
    queryKey: [...analyticsKey, 'visitors', periodQuery(span)] as const,
    queryFn: ({ signal }) =>
      call(vendorAnalyticsApi.readVisitors, { querystring: periodQuery(span) }, { signal }),
    ...keptFresh,
  })

export const dailyQuery = (span: Span) =>
  queryOptions({
    queryKey: [...analyticsKey, 'daily', daysQuery(span)] as const,
    queryFn: ({ signal }) => call(vendorAnalyticsApi.readDaily, { querystring: daysQuery(span) }, { signal }),
    ...keptFresh,
  })
