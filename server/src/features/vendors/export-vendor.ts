import type { VendorExport } from '@thela/contract/vendor-export'
import type { Platform } from '../../platform.ts'
import { listAllCategories } from '../categories/queries.ts'
import { momentOf } from '../events/business-time.ts'
import { listAllItems } from '../items/queries.ts'
import { findChoice } from '../templates/queries.ts'
import { joinDateOf } from '../vendor-analytics/choose-range.ts'
import { summarize } from '../vendor-analytics/measure.ts'
import { countEvents, listDays } from '../vendor-analytics/queries.ts'
import { presentVendor } from './present-vendor.ts'
import { findVendor } from './queries.ts'

/** Everything a vendor has here, as it stood at one moment. */
export function exportVendor({ db, config }: Platform, id: string): Promise<VendorExport> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (db) => {
      const vendor = await findVendor(db, id)
      const now = new Date()
      const days = { startDate: joinDateOf(vendor), endDate: momentOf(now).day }

      return {
        exportedAt: now.toISOString(),
        vendor: presentVendor(vendor, config.publicOrigin),
        categories: await listAllCategories(db, id),
        items: await listAllItems(db, id),
        template: await findChoice(db, id),
        analytics: {
          summary: summarize(await countEvents(db, id)),
          daily: await listDays(db, id, days),
        },
      }
    })
}
