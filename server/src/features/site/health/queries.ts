import { sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'

/** The version the database stands at; fails when the database does not answer. */
export async function readSchemaVersion(db: Db) {
  const { rows } = await sql<{
    version: number
  }>`select max(version) as version from schema_migrations`.execute(db)
  return rows[0]?.version ?? 0
}
