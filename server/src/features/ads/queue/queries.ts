import { type Place, placeNames, priorityOfLevel } from '@thela/contract/ads/ad-targets'
import type { AdQueueItem } from '@thela/contract/ads/queue'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import type { Placements } from '../../../db/types.ts'
import { notFound } from '../../../http/errors.ts'

export type NewPlacement = Insertable<Placements>

/**
 * The ad's own placement: a refreshed one keeps its id, count, status and a priority that was set by hand (DEC-123),
 * and its cap is never below its count. The remaining impressions cost what is left of the budget.
 */
export async function upsertOwnPlacement(db: Db, placement: NewPlacement, budget: number) {
  const { id, adId, source, ...rest } = placement
  const count = sql.ref('placements.currentImpressions')
  const most = sql`case when excluded.max_impressions is not null then greatest(excluded.max_impressions, ${count}) end`
  const spent = sql`(select coalesce(sum(spend), 0) from ad_days where ad_id = ${adId})`

  const row = await db
    .insertInto('placements')
    .values(placement)
    .onConflict((conflict) =>
      conflict
        .column('adId')
        .where('source', '=', 'AD')
        .doUpdateSet({
          ...rest,
          priority: sql`case when placements.is_auto_priority then excluded.priority else placements.priority end`,
          maxImpressions: sql`${most}`,
          price: sql`coalesce(greatest(${budget}::numeric - ${spent}, 0) / nullif(${most} - ${count}, 0), 0)`,
          filledRev: null,
          updatedAt: sql`now()`,
        }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()

  return { id: row.id, isRefreshed: row.id !== id }
}

export const insertPlacements = (db: Db, placements: NewPlacement[]) =>
  db.insertInto('placements').values(placements).execute()

/** Whether the ad is placed in the areas of a campaign only. */
export async function isCampaign(db: Db, adId: string) {
  const rows = await db
    .selectFrom('placements')
    .select('source')
    .distinct()
    .where('adId', '=', adId)
    .execute()
  return rows.length > 0 && rows.every(({ source }) => source === 'CAMPAIGN')
}

export const lockPlacement = (db: Db, id: string) =>
  db
    .selectFrom('placements')
    .select(['priority', 'isAutoPriority'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('Queue item'))

export const updatePriority = (db: Db, id: string, priority: number) =>
  db
    .updateTable('placements')
    .set({ priority, isAutoPriority: false, updatedAt: sql<string>`now()` })
    .where('id', '=', id)
    .execute()

/** Switches placements, locked in the order of their ids as everywhere; returns how many there were. */
export async function switchPlacements(db: Db, ids: string[], isActive: boolean) {
  const { numUpdatedRows } = await db
    .updateTable('placements')
    .set({ isActive, updatedAt: sql<string>`now()` })
    .where('id', 'in', (rows) =>
      rows.selectFrom('placements').select('id').where('id', 'in', ids).orderBy('id').forUpdate(),
    )
    .executeTakeFirst()

  return Number(numUpdatedRows)
}

export async function listIdsOfAd(db: Db, adId: string) {
  const rows = await db.selectFrom('placements').select('id').where('adId', '=', adId).orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/** The placements of an ad at exactly this place. */
export async function listIdsAt(db: Db, adId: string, place: Place) {
  let found = db.selectFrom('placements').select('id').where('adId', '=', adId)
  for (const name of placeNames)
    found = found.where(
      sql<boolean>`lower(${sql.ref(name)}) is not distinct from lower(${place[name]}::text)`,
    )
  const rows = await found.orderBy('source').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

export type Change = Pick<AdQueueItem, 'id'> & { from: number; to: number }

const byLevel = sql<number>`case location_type ${sql.join(
  Object.entries(priorityOfLevel).map(
    ([level, priority]) => sql`when ${sql.lit(level)} then ${sql.lit(priority)}`,
  ),
  sql` `,
)} end`

/** The placements whose priority is not that of their location, locked until the transaction ends. */
export async function findWrongPriorities(db: Db, which: { onlyZero: boolean; withManual: boolean }) {
  const { rows } = await sql<Change>`
    select id, priority as from, ${byLevel} as to from placements
    where priority <> ${byLevel} and (priority = 0 or not ${which.onlyZero})
      and (is_auto_priority or priority = 0 or ${which.withManual})
    order by id for update`.execute(db)
  return rows
}

export async function countAll(db: Db) {
  const { total } = await db
    .selectFrom('placements')
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export const setPrioritiesByLocation = (db: Db, ids: string[]) =>
  sql`update placements set priority = ${byLevel}, is_auto_priority = true, updated_at = now()
    where id = any(${ids}::text[])`.execute(db)
