import { sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'

type Name = { callerId: string; key: string }

/** Whether the key is new. Waits for a transaction that is using it. */
export async function claimKey(db: Db, { callerId, key }: Name, requestHash: string) {
  const claimed = await db
    .insertInto('idempotencyKeys')
    .values({ callerId, key, requestHash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  return claimed !== undefined
}

export const findUse = (db: Db, { callerId, key }: Name) =>
  db
    .selectFrom('idempotencyKeys')
    .select(['requestHash', 'answer'])
    .where('callerId', '=', callerId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()

export const saveResponse = (db: Db, { callerId, key }: Name, answer: unknown) =>
  db
    .updateTable('idempotencyKeys')
    .set({ answer: JSON.stringify(answer) })
    .where('callerId', '=', callerId)
    .where('key', '=', key)
    .execute()

export const deleteOldKeys = (db: Db, now: Date) =>
  db
    .deleteFrom('idempotencyKeys')
    .where('createdAt', '<', sql<string>`${now.toISOString()}::timestamptz - interval '1 day'`)
    .execute()
