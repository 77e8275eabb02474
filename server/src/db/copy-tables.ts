import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from, to } from 'pg-copy-streams'
import {
  type DatabaseShape,
  describeDatabase,
  keepOnly,
  listNames,
  type Table,
  UnfitShape,
} from './database-shape.ts'
import { migrateWithin } from './migrate.ts'
import { type Client, inTransaction } from './with-client.ts'

export type Snapshot = DatabaseShape & { copyOut(table: Table): AsyncIterable<Buffer> }

/** Shows everything as it was at one instant, whatever is written meanwhile. */
export function readSnapshot<T>(client: Client, read: (snapshot: Snapshot) => Promise<T>) {
  return inTransaction(client, 'begin isolation level repeatable read read only', async () => {
    await speakPlainly(client)
    const shape = await describeDatabase(client)
    return read({ ...shape, copyOut: (table) => copyOut(client, table) })
  })
}

/** The rows of a table as the text of COPY, which every PostgreSQL from 15 on reads and writes alike. */
export function copyOut(client: Client, { name, columns }: Table): AsyncIterable<Buffer> {
  return client.query(to(`copy (select ${list(columns)} from public.${quote(name)}) to stdout`))
}

export function copyIn(client: Client, { name, columns }: Table, rows: AsyncIterable<Buffer>) {
  const table = client.query(from(`copy public.${quote(name)} (${list(columns)}) from stdin`))
  return pipeline(Readable.from(rows), table)
}

/**
 * Replaces whatever is in the database by empty tables of this shape; belongs into a transaction. Answers with the shape
 * without what no migration makes: an operator's own table has no place to go back to.
 */
export async function rebuildEmpty<S extends DatabaseShape>(client: Client, shape: S): Promise<S> {
  await speakPlainly(client)
  await client.query('drop schema if exists public cascade')
  await client.query('create schema public')
  await migrateWithin(client, shape.schemaVersion)

  const known = keepOnly(shape, await listNames(client))
  await makePartitions(client, known)
  await client.query(`truncate ${known.tables.map(({ name }) => `public.${quote(name)}`).join(', ')}`)
  await setTriggers(client, known.tables, 'disable')
  return known
}

async function makePartitions(client: Client, { partitions }: DatabaseShape) {
  for (const { name, parent, bound } of partitions) {
    if (!MONTH.test(bound)) throw new UnfitShape(`The partition ${name} has a bound that we never make.`)
    await client.query(
      `create table if not exists public.${quote(name)} partition of public.${quote(parent)} ${bound}`,
    )
  }
}

/** To be called when all rows are in: counting goes on where it was, and the triggers watch again. */
export async function finishRebuild(client: Client, { tables, sequences }: DatabaseShape) {
  for (const { name, last } of sequences) {
    await client.query('select setval($1::regclass, $2::bigint)', [`public.${quote(name)}`, last])
  }
  await setTriggers(client, tables, 'enable')
}

async function setTriggers(client: Client, tables: Table[], state: 'enable' | 'disable') {
  for (const { name } of tables) await client.query(`alter table public.${quote(name)} ${state} trigger user`)
}

/** The same rows give the same bytes on every server, whatever its own settings are. */
async function speakPlainly(client: Client) {
  await client.query(`
    set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
    set local extra_float_digits = 1; set local bytea_output = 'hex'; set local client_encoding = 'UTF8';
    set local synchronize_seqscans = off; set local max_parallel_workers_per_gather = 0;
    set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`)
}

const MONTH = /^FOR VALUES FROM \('[\d-]+'\) TO \('[\d-]+'\)$/
const quote = pg.escapeIdentifier
const list = (columns: string[]) => columns.map(quote).join(', ')
