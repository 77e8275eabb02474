import type { AdminVendor } from '@thela/contract/admin/vendors'
import type { Db } from '../../../db/connect.ts'
import type { Span } from '../../analytics/rollups/span.ts'
import { presentFigures } from '../../analytics/vendor-activity/present-figures.ts'
import { readFigures } from '../../analytics/vendor-activity/queries.ts'
import type { VendorRow } from './queries.ts'

/** The vendor as the back office sees them. */
export const presentVendor = (row: VendorRow): AdminVendor => ({
  ...row,
  _count: { categories: row.categoriesCount, menuItems: row.menuItemsCount },
})

/** The same, with what visitors did in the span. */
export async function presentWithFigures(db: Db, rows: VendorRow[], span: Span): Promise<AdminVendor[]> {
  const ids = rows.map(({ id }) => id)
  const figures = new Map((await readFigures(db, ids, span)).map((row) => [row.id, presentFigures(row)]))

  return rows.map((row) => ({ ...presentVendor(row), ...figures.get(row.id) }))
}
