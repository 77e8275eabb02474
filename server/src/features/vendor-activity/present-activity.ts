import type { VendorActivity } from '@thela/contract/vendor-activity'
import type { ActivityRow } from './queries.ts'

export function presentActivity({ allTimeMenuViews, ...row }: ActivityRow): VendorActivity {
  const totalViews = row.menuViews + row.qrScans

  return {
    ...row,
    totalViews,
    conversionRate: percentOf(row.qrScans, totalViews),
    allTimeViews: allTimeMenuViews + row.allTimeQrScans,
  }
}

const percentOf = (part: number, whole: number) =>
  whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100
