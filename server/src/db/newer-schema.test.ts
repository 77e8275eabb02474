import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp } from '../../test/app.ts'
import { appProcesses } from '../../test/app-process.ts'
import { createTestDatabase } from '../../test/database.ts'
import { registerVendorClient } from '../../test/vendor-client.ts'
import type { Db } from './connect.ts'
import { runsOn } from './migrate.ts'

const { db, connection } = await createTestDatabase()
const startNode = appProcesses(connection)

/** What the next release would have done to the database. */
const migrateOn = (db: Db, version: number, name: string) =>
  sql`insert into schema_migrations (version, name, checksum) values (${version}, ${name}, 'x')`.execute(db)

test('a node starts on the schema of the next release, is ready and answers everything [NODE-02]', async () => {
  await sql`alter table vendors add column future text not null default 'x'`.execute(db)
  await sql`create table futures (vendor_id text primary key references vendors)`.execute(db)
  await migrateOn(db, 9998, 'futures')
  const { origin } = await startNode()

  expect((await fetch(`${origin}/readyz`)).status).toBe(200)
  const { path, add } = await registerVendorClient(origin)
  expect(await add('Sev Puri')).toBe(201)
  await expect.poll(async () => (await fetch(origin + path)).text()).toContain('Sev Puri')
})

test('a running node stays ready while the next release adds, and not when it takes away [NODE-02]', async () => {
  const { app, db } = await createTestApp()
  const read = async () => (await app.inject('/readyz')).statusCode
  expect(await read()).toBe(200)
  await migrateOn(db, 9998, 'futures')
  expect(await read()).toBe(200)
  await migrateOn(db, 9999, 'drop_texts_needs_9998')
  expect(await read()).toBe(503)
})

test.each([
  ['its own migrations', [1, 2], true],
  ['one that is missing', [1], false],
  ['a newer one that adds', [1, 2, 3], true],
])('a program of version 2 on %s', (_what, versions, isUsable) => {
  const applied = versions.map((version) => ({ version, name: 'add_something' }))
  expect(runsOn(applied, 2)).toBe(isUsable)
})

test('what a release takes away, the one before it does without, and the one before that does not', () => {
  const applied = [1, 2, 3, 4].map((version) => ({ version, name: 'add_something' }))
  const dropping = [...applied, { version: 5, name: 'drop_something_needs_0004' }]
  expect([5, 4, 3].map((newest) => runsOn(dropping, newest))).toEqual([true, true, false])
})
