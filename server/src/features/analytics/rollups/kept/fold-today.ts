import { addDays } from '@thela/contract/values/date-range'
import type { Db } from '../../../../db/connect.ts'
import { momentOf } from '../../../core/events/business-time.ts'
import {
  findReach,
  hasMoreRows,
  listChangedVendors,
  saveFold,
  writePlatformDay,
  writeTodayTotals,
} from './queries.ts'

/** So few rows are summed while somebody waits: up to here every answer is of this very moment. */
const DEAR_ROWS = 20_000
const VENDORS_AT_ONCE = 1000

/** Longer than any statement may take: what was being written during the last folding is looked at again. */
const OVERLAP_MS = 60_000

/** Adds today so far to the sums of the finished days, where reading it for every question would be dear. */
export async function foldToday(db: Db, now = new Date(), dearRows = DEAR_ROWS) {
  const { day } = momentOf(now)
  const reach = await findReach(db)
  if (reach?.until !== addDays(day, -1) || !(await hasMoreRows(db, day, dearRows))) return { vendors: 0 }

  const since = reach.foldedAt === null ? null : new Date(Date.parse(reach.foldedAt) - OVERLAP_MS)
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (db) => {
      const ids = await listChangedVendors(db, day, since)
      for (let n = 0; n < ids.length; n += VENDORS_AT_ONCE) {
        await writeTodayTotals(db, day, ids.slice(n, n + VENDORS_AT_ONCE))
      }
      await writePlatformDay(db, day)
      await saveFold(db, now)
      return { vendors: ids.length }
    })
}
