import type { AdReport } from '@thela/contract/ads/ads'
import type { Db } from '../../../../db/connect.ts'
import { findAd } from '../../record/queries.ts'
import { ratio } from '../../record/ratio.ts'
import { type Sums, sumAll, sumByDay, sumByPlace } from './queries.ts'

/** The counts of one ad; every sum is over the same rows. */
export async function readReport(db: Db, id: string): Promise<AdReport> {
  await findAd(db, id)
  const [total, days, places] = await Promise.all([sumAll(db, id), sumByDay(db, id), sumByPlace(db, id)])

  return { ...withRatio(total), days: days.map(withRatio), places: places.map(withRatio) }
}

const withRatio = <Row extends Sums>(row: Row) => ({ ...row, ctr: ratio(row.clicks, row.impressions) })
