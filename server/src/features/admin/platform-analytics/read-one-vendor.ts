import type { OneVendorAnalytics } from '@thela/contract/admin/platform-analytics'
import { measureEngagement } from '@thela/contract/analytics/engagement'
import type { Period } from '@thela/contract/values/date-range'
import type { Db } from '../../../db/connect.ts'
import { countByType, isVendor, listDays } from '../../analytics/rollups/queries.ts'
import { spanOf } from '../../analytics/rollups/span.ts'
import { summarize } from '../../analytics/vendor-analytics/measure.ts'
import { readCategoryViews, readStats } from '../../analytics/vendor-analytics/read-analytics.ts'
import { presentVendor, presentWithFigures } from '../vendor-list/present-vendors.ts'
import { findVendor } from '../vendor-list/queries.ts'
import { chartDays, rollUpDays } from './roll-up-days.ts'

/** The figures of the vendor's own screen, and the platform's charts for this vendor (DEC-201). */
export async function readOneVendor(db: Db, id: string, period: Period): Promise<OneVendorAnalytics> {
  const row = await findVendor(db, id)
  const span = await spanOf(db, period)
  const [[vendor = presentVendor(row)], stats, counts, categories, days] = await Promise.all([
    presentWithFigures(db, [row], span),
    readStats(db, id),
    countByType(db, id, span),
    readCategoryViews(db, id, { period }),
    listDays(db, isVendor(id), chartDays(span)),
  ])
  const summary = summarize(counts)
  const { totalCategories, totalItems } = stats

  return {
    vendor,
    stats,
    summary,
    engagementMetrics: { ...measureEngagement(summary), totalCategories, totalItems },
    ...categories,
    ...rollUpDays(days, span),
    topItems: vendor.topItems ?? [],
    recentActivity: vendor.recentActivity ?? [],
  }
}
