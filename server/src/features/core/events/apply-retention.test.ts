import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../../test/database.ts'
import { deleteOldVisitors, dropOldEvents } from './apply-retention.ts'
import { insertEvents, makeEventMonths } from './queries.ts'

const { db } = await createTestDatabase()
const now = new Date('2026-03-15T03:50:00+05:30')

const storeOn = (day: string) =>
  insertEvents(db, [
    {
      id: randomUUID(),
      day,
      hour: 12,
      type: 'MENU_VIEW',
      at: `${day}T07:00:00Z`,
      vendorId: 'v1',
      visitor: 'x',
    },
  ])
const storedDays = async () =>
  (await db.selectFrom('events').select('day').orderBy('day').execute()).map(({ day }) => day)
const months = async () => {
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits where inhparent = 'events'::regclass order by 1`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}

test('only months that ended at least two years ago are dropped', async () => {
  const days = ['2023-12-31', '2024-01-01', '2024-02-29', '2024-03-01', '2024-03-15', '2026-03-15']
  await makeEventMonths(db, days)
  for (const day of days) await storeOn(day)
  const before = await months()

  const old = ['events_2023_12', 'events_2024_01', 'events_2024_02']
  expect(await dropOldEvents(db, now)).toEqual({ dropped: old })
  expect(await storedDays()).toEqual(['2024-03-01', '2024-03-15', '2026-03-15'])
  expect(await months()).toEqual(before.filter((month) => !old.includes(month)))
  expect(await dropOldEvents(db, now)).toEqual({ dropped: [] })
})

const JOINS = ['hashjoin', 'mergejoin', 'nestloop']

test.each(JOINS)(
  'only months are considered for dropping, whichever join the database uses (%s)',
  async (join) => {
    await db.transaction().execute(async (db) => {
      for (const other of JOINS.filter((one) => one !== join))
        await sql`set local ${sql.raw(`enable_${other}`)} = off`.execute(db)

      expect(await dropOldEvents(db, now)).toEqual({ dropped: [] })
    })
  },
)

test('the daily counts are kept when their events are dropped', async () => {
  const { rows } = await sql<{ days: number }>`select count(*)::int as days from vendor_days`.execute(db)
  expect(rows).toEqual([{ days: 6 }])
})

test('the salts and visitor hashes of past days are deleted, but not those of today nor the visitor counts', async () => {
  await db
    .insertInto('visitorSalts')
    .values(['2026-03-13', '2026-03-14', '2026-03-15'].map((day) => ({ day, salt: Buffer.from(day) })))
    .execute()
  await deleteOldVisitors(db, new Date('2026-03-15T00:40:00+05:30'))

  expect(await db.selectFrom('visitorSalts').select('day').execute()).toEqual([{ day: '2026-03-15' }])
  expect(await db.selectFrom('dailyVisitors').select('day').execute()).toEqual([{ day: '2026-03-15' }])
  expect(await db.selectFrom('visitorDays').select('visitors').execute()).toHaveLength(6)
})

test('many old visitors are deleted in batches of at most 10,000', async () => {
  await sql`
    insert into daily_visitors (vendor_id, day, visitor)
    select 'v1', '2026-03-14'::date, 'visitor ' || n from generate_series(1, 25000) n`.execute(db)
  await sql`
    create function refuse_many() returns trigger language plpgsql as $$
    begin
      if (select count(*) from gone) > 10000 then raise exception 'too many at a time'; end if;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger refuse_many after delete on daily_visitors referencing old table as gone
    for each statement execute function refuse_many()`.execute(db)

  expect(await deleteOldVisitors(db, new Date('2026-03-15T00:40:00+05:30'))).toEqual({ deleted: 25_000 })
  expect(await db.selectFrom('dailyVisitors').select('day').execute()).toEqual([{ day: '2026-03-15' }])
})
