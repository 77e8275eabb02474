import pg from 'pg'
import type { Source } from '../db/connect.ts'

export type StudioQuery = { sql: string; parameters?: readonly unknown[] }

const TIMEOUT_MS = 15_000

/** Reads for the tool: one statement at a time, in a transaction that cannot write, as a role that may not. */
export function openViewer(source: Source) {
  const pool = new pg.Pool({
    ...source,
    max: 3,
    application_name: 'thela database tool',
    types: { getTypeParser },
  })
  pool.on('error', () => {})

  return {
    async run({ sql, parameters = [] }: StudioQuery, schema?: string) {
      const client = await pool.connect()
      try {
        await client.query('begin read only')
        await client.query(`set local statement_timeout = ${TIMEOUT_MS}`)
        if (schema)
          await client.query(`select set_config('search_path', $1, true)`, [client.escapeIdentifier(schema)])
        // The extended protocol takes a single statement, so nobody ends the transaction and goes on.
        const statement = { text: sql, values: [...parameters], queryMode: 'extended' }
        return (await client.query(statement)).rows
      } finally {
        await client.query('rollback').catch(() => {})
        client.release()
      }
    },
    check: () => pool.query('select 1'),
    close: () => pool.end(),
  }
}

const KEPT_AS_TEXT = [pg.types.builtins.BYTEA, pg.types.builtins.INTERVAL, pg.types.builtins.DATE]

const getTypeParser = ((oid: number, format: 'text') =>
  KEPT_AS_TEXT.includes(oid)
    ? (value: unknown) => String(value)
    : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser
