import { queryOptions } from '@tanstack/react-query'
import type { EventType } from '@thela/contract/analytics/event-types'
import { vendorAnalyticsApi } from '@thela/contract/analytics/vendor-analytics'
import type { OutputOf } from '@thela/contract/endpoint'
import { call } from '../../api/call.ts'
import { polling } from './refetching.ts'
import { daysQuery, periodQuery, type Span } from './span.ts'

export const RECENT_EVENTS = 5
export const EVENTS_PER_PAGE = 50

export type Figures = OutputOf<typeof vendorAnalyticsApi.readAnalytics>

/** Every query of the screen begins with this key. */
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
    ...polling,
  })

export const eventsQuery = (span: Span, type: EventType | undefined, page: number) =>
  queryOptions({
    queryKey: [...analyticsKey, 'events', periodQuery(span), type, page] as const,
    queryFn: ({ signal }) =>
      call(
        vendorAnalyticsApi.readAnalytics,
        { querystring: { ...periodQuery(span), type, page, limit: EVENTS_PER_PAGE } },
        { signal },
      ),
    ...polling,
  })

export const categoryViewsQuery = (span: Span) =>
  queryOptions({
    queryKey: [...analyticsKey, 'categories', periodQuery(span)] as const,
    queryFn: ({ signal }) =>
      call(vendorAnalyticsApi.readCategoryViews, { querystring: periodQuery(span) }, { signal }),
    ...polling,
  })

export const visitorsQuery = (span: Span) =>
  queryOptions({
    queryKey: [...analyticsKey, 'visitors', periodQuery(span)] as const,
    queryFn: ({ signal }) =>
      call(vendorAnalyticsApi.readVisitors, { querystring: periodQuery(span) }, { signal }),
    ...polling,
  })

export const dailyQuery = (span: Span) =>
  queryOptions({
    queryKey: [...analyticsKey, 'daily', daysQuery(span)] as const,
    queryFn: ({ signal }) => call(vendorAnalyticsApi.readDaily, { querystring: daysQuery(span) }, { signal }),
    ...polling,
  })
