import { sql } from 'kysely'
import type { Db } from '../src/db/connect.ts'

/** The log entries, events and menu revisions that a write adds. */
export async function traceOf(db: Db, vendorId: string, write: () => Promise<unknown>) {
  const before = await read(db, vendorId)
  await write()
  const after = await read(db, vendorId)

  return {
    logs: after.logs.slice(before.logs.length),
    events: after.events.slice(before.events.length),
    revisions: after.menuRev - before.menuRev,
  }
}

async function read(db: Db, vendorId: string) {
  const logs = await db
    .selectFrom('auditLogs')
    .select(['action', 'entity', 'entityId', 'oldValues', 'newValues'])
    .where('actorId', '=', vendorId)
    .orderBy('id')
    .execute()
  const events = await db
    .selectFrom('events')
    .select('type')
    .where('vendorId', '=', vendorId)
    .orderBy('at')
    .execute()
  const { menuRev } = await db
    .selectFrom('vendors')
    .select('menuRev')
    .where('id', '=', vendorId)
    .executeTakeFirstOrThrow()

  return { logs, events: events.map(({ type }) => type), menuRev }
}

/** Makes inserts into the audit log fail, so that the whole write must be rolled back. */
export async function whileLogIsBroken<T>(db: Db, work: () => Promise<T>) {
  await sql`
    create function refuse_for_a_test() returns trigger language plpgsql as $$
    begin raise exception 'the log is broken'; end $$`.execute(db)
  await sql`
    create trigger broken_for_a_test before insert on audit_logs
    for each row execute function refuse_for_a_test()`.execute(db)
  try {
    return await work()
  } finally {
    await sql`drop function refuse_for_a_test cascade`.execute(db)
  }
}

/** Every row of every table that belongs to a menu. */
export async function readMenuTables(db: Db) {
  const tables = [
    'vendors',
    'categories',
    'menuItems',
    'uploads',
    'formerSlugs',
    'events',
    'auditLogs',
  ] as const
  return Promise.all(tables.map((table) => db.selectFrom(table).selectAll().orderBy(sql`1, 2`).execute()))
}
