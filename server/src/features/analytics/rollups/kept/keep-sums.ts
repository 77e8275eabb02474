import { addDays } from '@thela/contract/values/date-range'
import type { Db } from '../../../../db/connect.ts'
import { giveWay } from '../../../../db/give-way.ts'
import {
  findFirstDay,
  findReach,
  forgetBestItems,
  listVendorIds,
  rankItems,
  saveReach,
  writeItemTotals,
  writePlatformDay,
  writeVendorTotals,
} from './queries.ts'

/** So few that no statement comes near its time limit, however long they have been here. */
const VENDORS_AT_ONCE = 200

/**
 * Sums the finished days up to this one anew; until all is done everybody reads what was there before. When an
 * item or a vendor is deleted meanwhile it begins again.
 */
export const keepSums = (db: Db, until: string) => giveWay(() => countAtOneInstant(db, until))

function countAtOneInstant(db: Db, until: string) {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (db) => {
      await countPlatformDays(db, until)
      await forgetBestItems(db)
      for (let ids = await nextIds(db); ids.length > 0; ids = await nextIds(db, ids.at(-1))) {
        await writeVendorTotals(db, { ids, until })
        await writeItemTotals(db, { ids, until })
        await rankItems(db, ids)
      }
      await saveReach(db, until)
    })
}

const nextIds = (db: Db, after = '') => listVendorIds(db, after, VENDORS_AT_ONCE)

/** Days that were summed before stay as they are, save the last one. */
async function countPlatformDays(db: Db, until: string) {
  const first = (await findReach(db))?.until ?? (await findFirstDay(db)) ?? until
  for (let day = first; day <= until; day = addDays(day, 1)) await writePlatformDay(db, day)
}
