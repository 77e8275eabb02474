import { percentOf, totalViewsOf } from '@thela/contract/analytics/engagement'
import type { VendorActivity } from '@thela/contract/analytics/vendor-activity'
import type { ActivityRow } from './queries.ts'

export function presentActivity({ allTimeMenuViews, ...row }: ActivityRow): VendorActivity {
  const totalViews = totalViewsOf(row)

  return {
    ...row,
    totalViews,
    conversionRate: percentOf(row.qrScans, totalViews),
    allTimeViews: allTimeMenuViews + row.allTimeQrScans,
  }
}
