import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../../test/database.ts'
import { recordChange } from './record-change.ts'

const { db } = await createTestDatabase()
const actor = { role: 'SUPER_ADMIN', id: 'boss', ip: '10.0.0.1' } as const

test('a change is logged with its actor, values and IP address, but without secrets', async () => {
  await recordChange(db, actor, {
    action: 'UPDATE',
    entity: 'VENDOR',
    entityId: 'v1',
    oldValues: { name: 'Old', passwordHash: 'x' },
    newValues: { name: 'New', token: 'y' },
  })

  const rows = await db.selectFrom('auditLogs').selectAll().execute()
  expect(rows).toMatchObject([
    {
      actorType: 'ADMIN',
      actorId: 'boss',
      action: 'UPDATE',
      entity: 'VENDOR',
      entityId: 'v1',
      oldValues: { name: 'Old' },
      newValues: { name: 'New' },
      ipAddress: '10.0.0.1',
    },
  ])
  expect(JSON.stringify(rows)).not.toMatch(/passwordHash|token/)
})

test('log entries cannot be changed, and only the retention job can delete them', async () => {
  await expect(db.updateTable('auditLogs').set({ entity: 'X' }).execute()).rejects.toThrow('append-only')
  await expect(db.deleteFrom('auditLogs').execute()).rejects.toThrow('append-only')

  await db.transaction().execute(async (db) => {
    await sql`set local thela.retention = 'on'`.execute(db)
    await db.deleteFrom('auditLogs').execute()
  })
  expect(await db.selectFrom('auditLogs').selectAll().execute()).toEqual([])
})
