import { sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'

/** One transaction at a time for this name. */
export async function waitForTurn(db: Db, name: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db)
}
