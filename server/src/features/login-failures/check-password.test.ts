import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import { checkPassword } from './check-password.ts'

const { db } = await createTestDatabase()

test('who tried too often is told the seconds that are left of the quarter of an hour', async () => {
  const attempt = { account: '+919800000000', address: '10.0.0.1' }
  // Within one transaction now() stands still.
  await db.transaction().execute(async (db) => {
    const firstFailedAt = sql<string>`now() - interval '5 minutes'`
    await db
      .insertInto('loginFailures')
      .values({ ...attempt, failures: 10, firstFailedAt })
      .execute()

    const claim = { password: 'Passw0rd!', passwordHash: undefined }
    await expect(checkPassword(db, attempt, claim)).rejects.toMatchObject({
      status: 429,
      retryAfterSeconds: 600,
    })
  })
})
