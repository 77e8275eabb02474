import type { Notification } from '@thela/contract/admin/notifications'
import { type Period, periodDays } from '@thela/contract/values/date-range'
import type { Page } from '@thela/contract/values/paging'
import type { Db } from '../../../db/connect.ts'
import { answerWhileCounting } from '../../analytics/rollups/rebuild/answer-while-counting.ts'
import { type Span, spanOf } from '../../analytics/rollups/span.ts'
import { countAllVendors, listQuietVendors, type QuietVendor } from './queries.ts'

export type NotificationsQuery = Page & { period: Period }

/** A warning for every vendor whose menu is rarely opened; computed on request, never stored (DEC-152). */
export async function readNotifications(db: Db, query: NotificationsQuery) {
  const span = await spanOf(db, query.period)

  return answerWhileCounting({
    span,
    countVendors: () => countAllVendors(db),
    whole: () => readWarnings(db, span, query),
    parts: async () => ({ isCounting: true as const }),
  })
}

async function readWarnings(db: Db, span: Span, { period, ...page }: NotificationsQuery) {
  const { rows, pagination } = await listQuietVendors(db, span, page)
  const createdAt = new Date().toISOString()

  return { notifications: rows.map((vendor) => ({ ...warn(vendor, period), createdAt })), pagination }
}

function warn(
  { id, businessName, totalViews }: QuietVendor,
  period: Period,
): Omit<Notification, 'createdAt'> {
  const views = `${totalViews} ${totalViews === 1 ? 'view' : 'views'}`
  const days = periodDays[period]
  return {
    id: `low-activity:${id}`,
    type: 'LOW_ACTIVITY',
    vendorId: id,
    vendorName: businessName,
    totalViews,
    message: `${businessName} has low activity: ${views} ${days === 1 ? 'today' : `in the last ${days} days`}`,
  }
}
