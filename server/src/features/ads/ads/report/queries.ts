import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '../../../../db/connect.ts'
import type { DB } from '../../../../db/types.ts'

export type Sums = {
  impressions: number
  verifiedImpressions: number
  overCap: number
  unbilled: number
  clicks: number
  spend: number
}

const MAX_PLACES = 100

export const sumAll = (db: Db, adId: string): Promise<Sums> =>
  daysOf(db, adId).select(sums).executeTakeFirstOrThrow()

export const sumByDay = (db: Db, adId: string) =>
  daysOf(db, adId).select('day as date').select(sums).groupBy('day').orderBy('day', 'desc').execute()

/** The places with the most impressions. */
export const sumByPlace = (db: Db, adId: string) =>
  daysOf(db, adId)
    .select('place')
    .select(sums)
    .groupBy('place')
    .orderBy('impressions', 'desc')
    .orderBy('place')
    .limit(MAX_PLACES)
    .execute()

const daysOf = (db: Db, adId: string) => db.selectFrom('adDays').where('adId', '=', adId)

const sums = (_: ExpressionBuilder<DB, 'adDays'>) => [
  sql<number>`coalesce(sum(impressions), 0)`.as('impressions'),
  sql<number>`coalesce(sum(verified_impressions), 0)`.as('verifiedImpressions'),
  sql<number>`coalesce(sum(over_cap), 0)`.as('overCap'),
  sql<number>`coalesce(sum(unbilled), 0)`.as('unbilled'),
  sql<number>`coalesce(sum(clicks), 0)`.as('clicks'),
  sql<number>`round(coalesce(sum(spend), 0), 2)`.as('spend'),
]
