import { queryOptions } from '@tanstack/react-query'
import { notificationsApi } from '@thela/contract/admin/notifications'
import { platformAnalyticsApi } from '@thela/contract/admin/platform-analytics'
import type { Period } from '@thela/contract/values/date-range'
import { call } from '../../api/call.ts'
import { readAllRows } from '../tables/read-pages.ts'
import { askWhileCounting, isInParts } from '../vendor-figures/counting.ts'

/** Every query of the screen starts with this key. */
export const analyticsKey = ['admin', 'analytics'] as const

const REFRESH_MS = 15 * 60_000
/** The largest page the endpoint returns. */
const NOTIFICATIONS_AT_ONCE = 500

/** Refetched every 15 minutes, sooner while visits are being counted, and retried once when it fails. */
export const polling = {
  refetchInterval: askWhileCounting(REFRESH_MS),
  retry: 1,
  meta: { quiet: true },
} as const

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
    queryFn: ({ signal }) => readNotifications(period, signal),
    ...polling,
  })

/** Whether they are counted is known with the first page. */
async function readNotifications(period: Period, signal: AbortSignal) {
  const load = (page: number) =>
    call(notificationsApi.list, { querystring: { period, page, limit: NOTIFICATIONS_AT_ONCE } }, { signal })
  const first = await load(1)
  if (isInParts(first)) return first

  const firstPages = [first]
  return readAllRows(async (page) => {
    const answer = firstPages.pop() ?? (await load(page))
    if (isInParts(answer)) throw new Error('The visits are being counted')
    return { rows: answer.notifications, pagination: answer.pagination }
  })
}
