import { useNavigate, useSearch } from '@tanstack/react-router'
import type { EventType } from '@thela/contract/analytics/event-types'
import { type Span, STANDARD_PERIOD, spanOf } from './span.ts'

/** What the screen shows stands in its address, so that it survives a reload. */
export function useAnalyticsFilter() {
  const search = useSearch({ from: '/vendor/layout/dashboard/analytics' })
  const navigate = useNavigate({ from: '/dashboard/analytics' })
  const change = (next: object) =>
    navigate({ search: (before) => ({ ...before, ...next }), replace: true, resetScroll: false })

  return {
    span: spanOf(search),
    type: search.type as EventType | undefined,
    setSpan: ({ period, dates }: Span) =>
      change({
        period: period === STANDARD_PERIOD ? undefined : period,
        startDate: dates?.startDate,
        endDate: dates?.endDate,
      }),
    setType: (type: EventType | undefined) => change({ type }),
  }
}
