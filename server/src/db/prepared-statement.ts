import { CompiledQuery, type RawBuilder } from 'kysely'
import type { Db } from './connect.ts'

/**
 * A named prepared statement with $1, $2 … in its text: compiled once, and planned once on each connection. For
 * frequent statements that cost more to compile and plan than to run. Kysely passes the text on, pg prepares it by name.
 */
export function preparedStatement<Row>(name: string, statement: RawBuilder<Row>) {
  let text: string | undefined

  return async (db: Db, values: unknown[]) => {
    text ??= statement.compile(db).sql
    const { rows } = await db.executeQuery<Row>(
      CompiledQuery.raw({ name, text } as unknown as string, values) as CompiledQuery<Row>,
    )
    return rows
  }
}
