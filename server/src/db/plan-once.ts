import { CompiledQuery, type RawBuilder } from 'kysely'
import type { Db } from './connect.ts'

/**
 * A statement for which $1, $2 … stand in the text: written once, and planned once on each connection. For what is sent
 * all day and costs more to write and to plan than to do. Kysely hands the text on unread, and pg knows it by its name.
 */
export function planOnce<Row>(name: string, statement: RawBuilder<Row>) {
  let text: string | undefined

  return async (db: Db, values: unknown[]) => {
    text ??= statement.compile(db).sql
    const { rows } = await db.executeQuery<Row>(
      CompiledQuery.raw({ name, text } as unknown as string, values) as CompiledQuery<Row>,
    )
    return rows
  }
}
