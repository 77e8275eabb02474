import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../../test/database.ts'
import { deleteOldFailures } from './delete-old-failures.ts'

const { db } = await createTestDatabase()

test('failed sign-ins are kept for one year', async () => {
  await db
    .insertInto('loginFailures')
    .values([
      { bucket: 'address', account: 'old', address: 'x', failures: 1, firstFailedAt: '2025-03-01T11:59:00Z' },
      {
        bucket: 'address',
        account: 'young',
        address: 'x',
        failures: 1,
        firstFailedAt: '2025-03-01T12:01:00Z',
      },
    ])
    .execute()

  await deleteOldFailures(db, new Date('2026-03-01T12:00:00Z'))
  expect(await db.selectFrom('loginFailures').select('account').execute()).toEqual([{ account: 'young' }])
})
