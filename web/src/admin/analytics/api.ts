import { queryOptions } from '@tanstack/react-query'
import { notificationsApi } from '@thela/contract/admin/notifications'
import { platformAnalyticsApi } from '@thela/contract/admin/platform-analytics'
import type { Period } from '@thela/contract/values/date-range'
import { call } from '../../api/call.ts'
import { readAllRows } from '../tables/read-pages.ts'

/** Every query of the screen starts with this key. */
export const analyticsKey = ['admin', 'analytics'] as const

const REFRESH_MS = 15 * 60_000
/** The largest page the endpoint returns. */
const NOTIFICATIONS_AT_ONCE = 500

/** Refetched every 15 minutes, and retried once when it fails. */
export const polling = { refetchInterval: REFRESH_MS, retry: 1, meta: { quiet: true } } as const

export const platformQuery = (period: Period) =>
  queryOptions({
    queryKey: [...analyticsKey, 'platform', period],
    queryFn: ({ signal }) => call(platformAnalyticsApi.readPlatform, { querystring: { period } }, { signal }),
    ...polling,
  })

export const oneVendorQuery = (id: string, period: Period) =>
  queryOptions({
    queryKey: [...analyticsKey, 'vendor', id, period],
    queryFn: ({ signal }) =>
      call(platformAnalyticsApi.readVendor, { params: { id }, querystring: { period } }, { signal }),
    ...polling,
  })

/** All pages, so that notifications remain after the first ones are dismissed. */
export const notificationsQuery = (period: Period) =>
  queryOptions({
    queryKey: [...analyticsKey, 'notifications', period],
    queryFn: ({ signal }) => readAllRows((page) => loadNotifications(period, page, signal)),
    ...polling,
  })

async function loadNotifications(period: Period, page: number, signal: AbortSignal) {
  const querystring = { period, page, limit: NOTIFICATIONS_AT_ONCE }
  const { notifications, pagination } = await call(notificationsApi.list, { querystring }, { signal })
  return { rows: notifications, pagination }
}
