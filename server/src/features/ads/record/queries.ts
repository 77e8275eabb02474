import { placeNames, type TargetLevel } from '@thela/contract/ads/ad-targets'
import type { AdType } from '@thela/contract/ads/ad-types'
import type { AdFilter, AdStats } from '@thela/contract/ads/ads'
import type { Page } from '@thela/contract/values/paging'
import { type Insertable, type SelectQueryBuilder, sql, type Updateable } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import { escapeLike } from '../../../db/escape-like.ts'
import { readPage } from '../../../db/read-page.ts'
import type { Ads, AdVideos, DB } from '../../../db/types.ts'
import { notFound } from '../../../http/errors.ts'
import { ratio } from './ratio.ts'

export type AdRow = Awaited<ReturnType<typeof findAd>>

export const listAds = (db: Db, filter: AdFilter, page: Page) =>
  readPage(matching(selectAds(db), filter).orderBy('createdAt', 'desc').orderBy('id'), page)

/** Revenue is the sum of the budgets of the existing ads (DEC-134). */
export async function readStats(db: Db, filter: AdFilter): Promise<AdStats> {
  const sums = await matching(db.selectFrom('ads'), filter)
    .select([
      sql<number>`coalesce(sum(budget), 0)`.as('totalRevenue'),
      sql<number>`coalesce(sum(impressions), 0)`.as('totalImpressions'),
      sql<number>`coalesce(sum(clicks), 0)`.as('totalClicks'),
    ])
    .executeTakeFirstOrThrow()

  return { ...sums, ctr: ratio(sums.totalClicks, sums.totalImpressions) }
}

export const findAd = (db: Db, id: string) =>
  selectAds(db)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('Ad'))

export const lockAd = (db: Db, id: string) =>
  selectAds(db)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('Ad'))

export const insertAd = (db: Db, ad: Insertable<Ads>) => db.insertInto('ads').values(ad).execute()

export const updateAd = (db: Db, id: string, change: Updateable<Ads>) =>
  db
    .updateTable('ads')
    .set({ ...change, updatedAt: sql<string>`now()` })
    .where('id', '=', id)
    .execute()

export const deleteAd = (db: Db, id: string) => db.deleteFrom('ads').where('id', '=', id).execute()

export const insertVideo = (db: Db, video: Insertable<AdVideos>) =>
  db.insertInto('adVideos').values(video).execute()

/** Every change of an ad or a placement calls this last in its transaction: every node sees it within a second. */
export const raiseDeliveryRevision = (db: Db) =>
  db.updateTable('adDelivery').set({ changed: sql<number>`changed + 1` }).execute()

function matching<Row>(ads: SelectQueryBuilder<DB, 'ads', Row>, filter: AdFilter) {
  const { search, type } = filter
  let found = ads
  if (type) found = found.where('adType', '=', type)
  if (search) found = found.where(mentions(search))
  for (const name of placeNames)
    if (filter[name]) found = found.where(sql<boolean>`lower(${sql.ref(name)}) = lower(${filter[name]})`)
  return found
}

/** Exactly as in the index ads_search. */
const mentions = (search: string) =>
  sql<boolean>`lower(title || E'\\n' || coalesce(description, '')) like lower(${`%${escapeLike(search)}%`})`

const selectAds = (db: Db) =>
  db
    .selectFrom('ads')
    .select([
      'id',
      'title',
      'description',
      'imageUrl',
      'videoUrl',
      'linkUrl',
      'adType',
      'latitude',
      'longitude',
      'radiusKm',
      'country',
      'state',
      'city',
      'area',
      'targetLevel',
      'budget',
      'startsOn',
      'endsOn',
      'isActive',
      'isUnlimited',
      'impressions',
      'clicks',
      'createdAt',
      'updatedAt',
    ])
    .$narrowType<{ adType: AdType; targetLevel: TargetLevel | null }>()
