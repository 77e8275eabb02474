import { sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import { momentOf } from '../../core/events/business-time.ts'
import type { Deliverable } from './placement-index.ts'
import { circles, isDeliverable } from './placements/queries.ts'

/** The key that signs tokens on every node; the first node that needs it creates it. */
export async function findOrAddSigningKey(db: Db, fresh: Buffer) {
  await db.updateTable('adDelivery').set({ signingKey: fresh }).where('signingKey', 'is', null).execute()
  const { signingKey } = await db.selectFrom('adDelivery').select('signingKey').executeTakeFirstOrThrow()
  return signingKey as Buffer
}

/** Every node compares this once a second. */
export const readRevision = (db: Db) =>
  db.selectFrom('adDelivery').select(['changed', 'filled']).executeTakeFirstOrThrow()

/** All placements that may be shown on this day, by priority, newest first among equals. */
export async function listDeliverables(db: Db, day: string) {
  const { rows } = await sql<Deliverable>`
    select p.id, a.ad_type as type, p.priority, p.country, p.state, p.city, p.area,
      case when a.ad_type in (${circles}) then json_build_object('latitude', a.latitude, 'longitude', a.longitude,
        'radiusKm', a.radius_km) end as circle
    from placements p join ads a on a.id = p.ad_id where ${isDeliverable(day)}
    order by p.priority desc, p.created_at desc, p.id`.execute(db)
  return rows
}

/** The placements that reached their cap since this revision. */
export async function listFilledSince(db: Db, filled: number) {
  const rows = await db.selectFrom('placements').select('id').where('filledRev', '>', filled).execute()
  return rows.map(({ id }) => id)
}

/** Used tokens are kept until they expire, billed views per visitor until their day is over. */
export async function deleteExpiredTokens(db: Db, now: Date) {
  const tokens = await db
    .deleteFrom('serveTokens')
    .where('expiresAt', '<', now.toISOString())
    .executeTakeFirst()
  const viewers = await db.deleteFrom('adViewers').where('day', '<', momentOf(now).day).executeTakeFirst()
  return { deleted: Number(tokens.numDeletedRows), viewers: Number(viewers.numDeletedRows) }
}
