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
        // The extended protocol takes a single statement, so a query cannot end the transaction and continue after it.
        const statement = { text: withoutHidden(sql), values: [...parameters], queryMode: 'extended' }
        return (await client.query(statement)).rows
      } finally {
        client.release(await cleanUp(client).catch((error: Error) => error))
      }
    },
    check: () => pool.query('select 1'),
    close: () => pool.end(),
  }
}

/** Locks and prepared statements survive a rollback, so they are discarded; if that fails, the connection is closed. */
async function cleanUp(client: pg.PoolClient): Promise<undefined> {
  await client.query('rollback')
  await client.query('discard all')
  return undefined
}

/** The studio reads every column of every table in the catalogue, so only readable ones are listed. */
const withoutHidden = (sql: string) =>
  sql
    .replace('"pg_catalog"."pg_class" as "cls"', `${READABLE_TABLES} as "cls"`)
    .replace('"pg_catalog"."pg_attribute" as "att"', `${READABLE_COLUMNS} as "att"`)

const READABLE_TABLES = `(select * from pg_catalog.pg_class where has_any_column_privilege(oid, 'select'))`
const READABLE_COLUMNS = `(select * from pg_catalog.pg_attribute where has_column_privilege(attrelid, attnum, 'select'))`

const KEPT_AS_TEXT = [pg.types.builtins.BYTEA, pg.types.builtins.INTERVAL, pg.types.builtins.DATE]

const getTypeParser = ((oid: number, format: 'text') =>
  KEPT_AS_TEXT.includes(oid)
    ? (value: unknown) => String(value)
    : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser
