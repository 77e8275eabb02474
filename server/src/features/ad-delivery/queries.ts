import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

/** Every change of an ad or a placement calls this last in its transaction: within a second every node knows. */
export const raiseDeliveryRevision = (db: Db) =>
  db.updateTable('adDelivery').set({ changed: sql<number>`changed + 1` }).execute()

/** Signs the tokens on every node: the first to need it makes it. */
export async function findOrAddSigningKey(db: Db, fresh: Buffer) {
  await db.updateTable('adDelivery').set({ signingKey: fresh }).where('signingKey', 'is', null).execute()
  const { signingKey } = await db.selectFrom('adDelivery').select('signingKey').executeTakeFirstOrThrow()
  return signingKey as Buffer
}
