import { addDays } from '@thela/contract/values/date-range'
import type { Db } from '../../../../db/connect.ts'
import { momentOf } from '../../../core/events/business-time.ts'
import {
  findWatermark,
  hasMoreRows,
  listChangedVendors,
  saveRolledUpAt,
  writePlatformDay,
  writeTodayTotals,
} from './queries.ts'

/** Up to this many rows of today are summed for each request, so that the answer is always current. */
const MANY_ROWS = 20_000
const VENDORS_AT_ONCE = 1000

/** Longer than any statement may take: rows that were being written during the last run are read again. */
const OVERLAP_MS = 60_000

/** Adds today so far to the totals of the finished days, when summing it for every request would be expensive. */
export async function rollUpToday(db: Db, now = new Date(), manyRows = MANY_ROWS) {
  const { day } = momentOf(now)
  const watermark = await findWatermark(db)
  if (watermark?.until !== addDays(day, -1) || !(await hasMoreRows(db, day, manyRows))) return { vendors: 0 }

  const since = watermark.foldedAt === null ? null : new Date(Date.parse(watermark.foldedAt) - OVERLAP_MS)
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (db) => {
      const ids = await listChangedVendors(db, day, since)
      for (let n = 0; n < ids.length; n += VENDORS_AT_ONCE) {
        await writeTodayTotals(db, day, ids.slice(n, n + VENDORS_AT_ONCE))
      }
      await writePlatformDay(db, day)
      await saveRolledUpAt(db, now)
      return { vendors: ids.length }
    })
}
