import { sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'

/** The migrations of the database; fails when the database does not answer. */
export async function listMigrations(db: Db) {
  const { rows } = await sql<{
    version: number
    name: string
  }>`select version, name from schema_migrations`.execute(db)
  return rows
}
