import type { AuditStats } from '@thela/contract/core/audit-logs'
import type { AuditAction, AuditEntity } from '@thela/contract/values/choices'
import type { Page } from '@thela/contract/values/paging'
import { sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import { literally } from '../../../db/literally.ts'
import { readPage } from '../../../db/read-page.ts'
import type { JsonObject } from '../../../db/types.ts'

type ActorType = 'ADMIN' | 'VENDOR' | 'SYSTEM'

type NewAuditLog = {
  actorType: ActorType
  actorId: string | null
  action: AuditAction
  entity: AuditEntity
  entityId: string | null
  metadata?: object
  oldValues?: object
  newValues?: object
  ipAddress: string | null
}

export function insertAuditLog(db: Db, { metadata, oldValues, newValues, ...log }: NewAuditLog) {
  return db
    .insertInto('auditLogs')
    .values({
      ...log,
      metadata: toJson(metadata),
      oldValues: toJson(oldValues),
      newValues: toJson(newValues),
    })
    .execute()
}

const toJson = (values: object | undefined) => (values ? JSON.stringify(values) : null)

/** A day of the platform's calendar, which begins at its own midnight. */
export type PlatformDay = { day: string; timeZone: string }

type LogFilter = { search?: string; action?: string; entity?: string; since?: PlatformDay }

type Values = JsonObject | null

export function listAuditLogs(db: Db, { search, action, entity, since }: LogFilter, page: Page) {
  const list = db
    .selectFrom('auditLogs')
    .select(['createdAt', 'actorId', 'actorType', 'action', 'entity', 'entityId'])
    .select(['metadata', 'oldValues', 'newValues', 'ipAddress'])
    .select(sql<string>`audit_logs.id::text`.as('id'))
    .select(
      sql<{ name: string; email: string } | null>`(
        select json_build_object('name', a.name, 'email', a.email) from admins a
        where a.id = actor_id and actor_type = 'ADMIN')`.as('admin'),
    )
    .$if(Boolean(search), (logs) => logs.where(mentions(search ?? '')))
    .$if(Boolean(action), (logs) => logs.where('action', '=', action ?? ''))
    .$if(Boolean(entity), (logs) => logs.where('entity', '=', entity ?? ''))
    .$if(Boolean(since), (logs) => logs.where(isSince(since as PlatformDay)))
    .orderBy('createdAt', 'desc')
    .orderBy('auditLogs.id', 'desc')
    .$narrowType<{ actorType: ActorType; action: AuditAction }>()
    .$narrowType<{ metadata: Values; oldValues: Values; newValues: Values }>()

  return readPage(list, page)
}

/** In the name or e-mail of the administrator, in the entity's id, or in the details. */
function mentions(search: string) {
  const like = `%${literally(search)}%`
  return sql<boolean>`(
    actor_id = any(array(select id from admins where name ilike ${like} or email ilike ${like}))
    or entity_id ilike ${like} or metadata::text ilike ${like})`
}

type Cards = { since?: PlatformDay; lastWeek: PlatformDay; today: PlatformDay }

/** The four cards of the screen (DEC-170). */
export async function countAuditLogs(db: Db, { since, lastWeek, today }: Cards) {
  const isInPeriod = since ? isSince(since) : sql<boolean>`true`

  const { rows } = await sql<AuditStats>`
    select count(*) filter (where ${isInPeriod})::int as total_actions,
      count(*) filter (where ${isSince(today)})::int as today_actions,
      (count(distinct actor_id) filter (where ${isInPeriod} and actor_type = 'ADMIN'))::int as active_admins,
      count(*) filter (where ${isSince(lastWeek)})::int as weekly_actions
    from audit_logs where ${isInPeriod} or ${isSince(lastWeek)}`.execute(db)

  return rows[0] as AuditStats
}

const isSince = ({ day, timeZone }: PlatformDay) =>
  sql<boolean>`created_at >= (${day}::timestamp at time zone ${timeZone})`

/** Shortens the log; the trigger that guards it wants to hear that this is retention. */
export function deleteAuditLogsBefore(db: Db, instant: Date, most: number) {
  return db.transaction().execute(async (db) => {
    await sql`set local thela.retention = 'on'`.execute(db)
    const { rows } = await sql`
      delete from audit_logs where id in (
        select id from audit_logs where created_at < ${instant.toISOString()} order by created_at limit ${most})
      returning id`.execute(db)

    return rows.length
  })
}

/** Takes out of the log what was written about an erased vendor, and where he came from. */
export async function eraseVendorFromLogs(db: Db, vendorId: string) {
  await sql`set local thela.retention = 'on'`.execute(db)
  await sql`
    update audit_logs set old_values = null, new_values = null, metadata = '{"erased": true}',
      ip_address = case when actor_id = ${vendorId} then null else ip_address end
    where actor_id = ${vendorId} or (entity = 'VENDOR' and entity_id = ${vendorId})`.execute(db)
  await sql`set local thela.retention = 'off'`.execute(db)
}
