import { percentOf, totalViewsOf } from '@thela/contract/analytics/engagement'
import type { VendorFigures } from '@thela/contract/analytics/vendor-activity'
import type { FiguresRow } from './queries.ts'

export function presentFigures({ allTimeMenuViews, ...row }: FiguresRow): VendorFigures {
  const totalViews = totalViewsOf(row)

  return {
    ...row,
    totalViews,
    conversionRate: percentOf(row.qrScans, totalViews),
    allTimeViews: allTimeMenuViews + row.allTimeQrScans,
  }
}
