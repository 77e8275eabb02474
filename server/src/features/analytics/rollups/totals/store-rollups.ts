import { addDays } from '@thela/contract/values/date-range'
import type { Db } from '../../../../db/connect.ts'
import { retryOnSerializationFailure } from '../../../../db/retry-on-serialization-failure.ts'
import {
  deleteBestItems,
  findFirstDay,
  findWatermark,
  listVendorIds,
  rankItems,
  saveWatermark,
  writeItemTotals,
  writePlatformDay,
  writeVendorTotals,
} from './queries.ts'

/** So few that no statement comes near its time limit, however long their history is. */
const VENDORS_AT_ONCE = 200

/**
 * Recomputes the totals of the finished days up to this one; readers see the old totals until it commits. When an
 * item or a vendor is deleted meanwhile, it starts again.
 */
export const storeRollups = (db: Db, until: string) =>
  retryOnSerializationFailure(() => writeTotals(db, until))

function writeTotals(db: Db, until: string) {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (db) => {
      await countPlatformDays(db, until)
      await deleteBestItems(db)
      for (let ids = await nextIds(db); ids.length > 0; ids = await nextIds(db, ids.at(-1))) {
        await writeVendorTotals(db, { ids, until })
        await writeItemTotals(db, { ids, until })
        await rankItems(db, ids)
      }
      await saveWatermark(db, until)
    })
}

const nextIds = (db: Db, after = '') => listVendorIds(db, after, VENDORS_AT_ONCE)

/** Days that were summed before stay as they are, except the last one. */
async function countPlatformDays(db: Db, until: string) {
  const first = (await findWatermark(db))?.until ?? (await findFirstDay(db)) ?? until
  for (let day = first; day <= until; day = addDays(day, 1)) await writePlatformDay(db, day)
}
