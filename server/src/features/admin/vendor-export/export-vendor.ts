import type { VendorExport } from '@thela/contract/admin/vendor-export'
import type { Platform } from '../../../platform.ts'
import { countByType, listViews } from '../../analytics/rollups/queries.ts'
import { joinDateOf } from '../../analytics/vendor-analytics/choose-range.ts'
import { summarize } from '../../analytics/vendor-analytics/measure.ts'
import { momentOf } from '../../core/events/business-time.ts'
import { listAllCategories } from '../../menus/categories/queries.ts'
import { listAllItems } from '../../menus/items/queries.ts'
import { findChoice } from '../../templates/catalogue/queries.ts'
import { presentVendor } from '../../vendors/record/present-vendor.ts'
import { findVendor } from '../../vendors/record/queries.ts'

/** All data of a vendor, read in one snapshot. */
export function exportVendor({ db, config }: Platform, id: string): Promise<VendorExport> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (db) => {
      const vendor = await findVendor(db, id)
      const now = new Date()
      const span = { from: joinDateOf(vendor), to: momentOf(now).day }

      return {
        exportedAt: now.toISOString(),
        vendor: presentVendor(vendor, config.publicOrigin),
        categories: await listAllCategories(db, id),
        items: await listAllItems(db, id),
        template: await findChoice(db, id),
        analytics: {
          summary: summarize(await countByType(db, id)),
          daily: await listViews(db, id, span),
        },
      }
    })
}
