import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../../test/database.ts'
import { deleteOldLogs } from './delete-old-logs.ts'
import { eraseVendorFromLogs } from './queries.ts'

const { db } = await createTestDatabase()

const log = { actorType: 'SYSTEM', actorId: null, action: 'CREATE', entity: 'AD' }

test('the audit log is kept for one year', async () => {
  await db
    .insertInto('auditLogs')
    .values([
      { ...log, entityId: 'old', createdAt: '2025-03-01T11:59:00Z' },
      { ...log, entityId: 'young', createdAt: '2025-03-01T12:01:00Z' },
    ])
    .execute()

  expect(await deleteOldLogs(db, new Date('2026-03-01T12:00:00Z'))).toEqual({ deleted: 1 })
  expect(await db.selectFrom('auditLogs').select('entityId').execute()).toEqual([{ entityId: 'young' }])
})

test('many old log entries are deleted in several batches', async () => {
  await sql`
    insert into audit_logs (actor_type, action, entity, created_at)
    select 'SYSTEM', 'CREATE', 'AD', '2020-01-01' from generate_series(1, 4001)`.execute(db)
  expect(await deleteOldLogs(db, new Date('2025-03-02T00:00:00Z'))).toEqual({ deleted: 4001 })
})

test('retention can clear values of a log entry but change nothing else', async () => {
  const inRetention = (change: object) =>
    db.transaction().execute(async (db) => {
      await sql`set local thela.retention = 'on'`.execute(db)
      await db.updateTable('auditLogs').set(change).execute()
    })

  await expect(inRetention({ entity: 'VENDOR' })).rejects.toThrow('append-only')
  await expect(inRetention({ newValues: '{"name": "X"}' })).rejects.toThrow('append-only')
  await inRetention({ ipAddress: null })
})

test('the log keeps the entries of an erased vendor without their personal data', async () => {
  const about = { ...log, entity: 'VENDOR', entityId: 'v1', oldValues: '{"name": "Asha"}', newValues: '{}' }
  await db
    .insertInto('auditLogs')
    .values([
      { ...about, actorType: 'VENDOR', actorId: 'v1', ipAddress: '10.0.0.1' },
      { ...about, actorType: 'ADMIN', actorId: 'a1', ipAddress: '10.0.0.2' },
      { ...about, entity: 'MENU_ITEM', actorType: 'VENDOR', actorId: 'v1', ipAddress: '10.0.0.1' },
      { ...about, entityId: 'v2', actorType: 'VENDOR', actorId: 'v2', ipAddress: '10.0.0.3' },
    ])
    .execute()

  await db.transaction().execute((db) => eraseVendorFromLogs(db, 'v1'))

  const rows = await db
    .selectFrom('auditLogs')
    .select(['entity', 'actorId', 'ipAddress', 'oldValues', 'newValues', 'metadata'])
    .where('actorId', 'in', ['v1', 'v2', 'a1'])
    .orderBy('id')
    .execute()
  const erased = { oldValues: null, newValues: null, metadata: { erased: true } }
  expect(rows).toEqual([
    { entity: 'VENDOR', actorId: 'v1', ipAddress: null, ...erased },
    { entity: 'VENDOR', actorId: 'a1', ipAddress: '10.0.0.2', ...erased },
    { entity: 'MENU_ITEM', actorId: 'v1', ipAddress: null, ...erased },
    {
      entity: 'VENDOR',
      actorId: 'v2',
      ipAddress: '10.0.0.3',
      oldValues: { name: 'Asha' },
      newValues: {},
      metadata: null,
    },
  ])
})
