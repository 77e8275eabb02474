import { sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'

/** The schema version of the database; fails when the database does not answer. */
export async function readSchemaVersion(db: Db) {
  const { rows } = await sql<{
    version: number
  }>`select max(version) as version from schema_migrations`.execute(db)
  return rows[0]?.version ?? 0
}
