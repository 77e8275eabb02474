import type { AdminVendor } from '@thela/contract/admin/vendors'
import type { Db } from '../../../db/connect.ts'
import type { Span } from '../../analytics/totals/span.ts'
import { presentActivity } from '../../analytics/vendor-activity/present-activity.ts'
import { readActivity } from '../../analytics/vendor-activity/queries.ts'
import type { VendorRow } from './queries.ts'

/** The vendor as the back office sees him. */
export const presentVendor = (row: VendorRow): AdminVendor => ({
  ...row,
  _count: { categories: row.categoriesCount, menuItems: row.menuItemsCount },
})

/** The same, with what visitors did in the span. */
export async function presentWithActivity(db: Db, rows: VendorRow[], span: Span): Promise<AdminVendor[]> {
  const ids = rows.map(({ id }) => id)
  const activities = new Map((await readActivity(db, ids, span)).map((row) => [row.id, presentActivity(row)]))

  return rows.map((row) => ({ ...presentVendor(row), ...activities.get(row.id) }))
}
