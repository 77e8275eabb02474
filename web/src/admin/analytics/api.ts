import { queryOptions } from '@tanstack/react-query'
import { notificationsApi } from '@thela/contract/admin/notifications'
import { platformAnalyticsApi } from '@thela/contract/admin/platform-analytics'
import type { Period } from '@thela/contract/values/date-range'
import { call } from '../../api/call.ts'
import { readAllRows } from '../tables/read-pages.ts'

/** Every question of the screen begins with this key. */
export const analyticsKey = ['admin', 'analytics'] as const

const REFRESH_MS = 15 * 60_000
/** As many as the call gives at once. */
const NOTIFICATIONS_AT_ONCE = 500

/** Asked again every quarter of an hour, and once more when it fails. */
export const keptFresh = { refetchInterval: REFRESH_MS, retry: 1, meta: { quiet: true } } as const

export const platformQuery = (period: Period) =>
  queryOptions({
    queryKey: [...analyticsKey, 'platform', period],
    queryFn: ({ signal }) => call(platformAnalyticsApi.readPlatform, { querystring: { period } }, { signal }),
    ...keptFresh,
  })

export const oneVendorQuery = (id: string, period: Period) =>
  queryOptions({
    queryKey: [...analyticsKey, 'vendor', id, period],
    queryFn: ({ signal }) =>
      call(platformAnalyticsApi.readVendor, { params: { id }, querystring: { period } }, { signal }),
    ...keptFresh,
  })

/** All of them, however many pages they fill: who dismisses the first ones has the others left. */
export const notificationsQuery = (period: Period) =>
  queryOptions({
    queryKey: [...analyticsKey, 'notifications', period],
    queryFn: ({ signal }) => readAllRows((page) => loadNotifications(period, page, signal)),
    ...keptFresh,
  })

async function loadNotifications(period: Period, page: number, signal: AbortSignal) {
  const querystring = { period, page, limit: NOTIFICATIONS_AT_ONCE }
  const { notifications, pagination } = await call(notificationsApi.list, { querystring }, { signal })
  return { rows: notifications, pagination }
}
