import type { AuditStats } from '@thela/contract/core/audit-logs'
import type { AuditAction, AuditEntity } from '@thela/contract/values/choices'
import type { Page } from '@thela/contract/values/paging'
import { sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import { escapeLike } from '../../../db/escape-like.ts'
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

type LogFilter = { search?: string; action?: string; entity?: string; since?: PlatformDay; after?: string }

type Values = JsonObject | null

/** One page of the log: ids first, so that the names are not looked up for the lines of all pages before. */
export async function listAuditLogs(db: Db, { search, action, entity, since, after }: LogFilter, page: Page) {
  const list = db
    .selectFrom('auditLogs')
    .select('id')
    .$if(Boolean(search), (logs) => logs.where(mentions(search ?? '')))
    .$if(Boolean(action), (logs) => logs.where('action', '=', action ?? ''))
    .$if(Boolean(entity), (logs) => logs.where('entity', '=', entity ?? ''))
    .$if(Boolean(since), (logs) => logs.where(isSince(since as PlatformDay)))
    .orderBy('createdAt', 'desc')
    .orderBy('auditLogs.id', 'desc')
  const { rows, pagination } = await readPage(list, page, after ? isOlderThan(after) : undefined)
  const ids = rows.map(({ id }) => id)

  return { rows: await listAuditLogsById(db, ids), pagination }
}

function listAuditLogsById(db: Db, ids: unknown[]) {
  return db
    .selectFrom('auditLogs')
    .select(['createdAt', 'actorId', 'actorType', 'action', 'entity', 'entityId'])
    .select(['metadata', 'oldValues', 'newValues', 'ipAddress'])
    .select(sql<string>`audit_logs.id::text`.as('id'))
    .select(
      sql<{ name: string; email: string } | null>`(
        select json_build_object('name', a.name, 'email', a.email) from admins a
        where a.id = actor_id and actor_type = 'ADMIN')`.as('admin'),
    )
    .select(
      sql<string | null>`(
        select business_name from vendors where vendors.id = actor_id and actor_type = 'VENDOR')`.as(
        'actorName',
      ),
    )
    .select(entityName.as('entityName'))
    .where(sql<boolean>`audit_logs.id = any(${ids}::bigint[])`)
    .orderBy('createdAt', 'desc')
    .orderBy('auditLogs.id', 'desc')
    .$narrowType<{ actorType: ActorType; action: AuditAction }>()
    .$narrowType<{ metadata: Values; oldValues: Values; newValues: Values }>()
    .execute()
}

/** The first half is for the index. */
function isOlderThan(id: string) {
  const itsTime = sql`(select created_at from audit_logs where id = ${id}::bigint)`
  return sql<boolean>`created_at <= ${itsTime} and (created_at, audit_logs.id) < (${itsTime}, ${id}::bigint)`
}

/** Categories and items are changed by their own vendor only. What is deleted is named by the values it had. */
const entityName = sql<string | null>`coalesce(
  case entity
    when 'VENDOR' then (select business_name from vendors where vendors.id = entity_id)
    when 'AD' then (select title from ads where ads.id = entity_id)
    when 'AD_QUEUE' then (
      select title from placements join ads on ads.id = placements.ad_id where placements.id = entity_id)
    when 'CATEGORY' then (
      select name from categories where categories.vendor_id = actor_id and categories.id = entity_id)
    when 'MENU_ITEM' then (
      select name from menu_items where menu_items.vendor_id = actor_id and menu_items.id = entity_id)
    when 'ADMIN' then (select name from admins where admins.id = entity_id)
    when 'TEMPLATE' then (select name from templates where templates.id = entity_id)
  end,
  new_values->>'name', old_values->>'name', new_values->>'title', old_values->>'title')`

/** In the name or email of the administrator, in the name of the vendor, in the entity's id, or in the details. */
function mentions(search: string) {
  const like = `%${escapeLike(search)}%`
  return sql<boolean>`(
    actor_id = any(array(select id from admins where name ilike ${like} or email ilike ${like}))
    or actor_id = any(array(select id from vendors where business_name ilike ${like}))
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

/** Longer than a replica in use may lag and a transaction may take: every write is in the log. */
const JUST_WRITTEN_SECONDS = 30

export async function hasJustWritten(db: Db, actorId: string) {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from audit_logs where actor_id = ${actorId}
      and created_at > now() - make_interval(secs => ${JUST_WRITTEN_SECONDS})) as found`.execute(db)

  return rows[0]?.found ?? true
}

/** Deletes old entries; the trigger that protects the log allows this for retention only. */
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

/** Removes the details about an erased vendor from the log, and their addresses. */
export async function eraseVendorFromLogs(db: Db, vendorId: string) {
  await sql`set local thela.retention = 'on'`.execute(db)
  await sql`
    update audit_logs set old_values = null, new_values = null, metadata = '{"erased": true}',
      ip_address = case when actor_id = ${vendorId} then null else ip_address end
    where actor_id = ${vendorId} or (entity = 'VENDOR' and entity_id = ${vendorId})`.execute(db)
  await sql`set local thela.retention = 'off'`.execute(db)
}
