import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from, to } from 'pg-copy-streams'
import {
  type DatabaseShape,
  describeDatabase,
  IncompatibleShape,
  keepOnly,
  listNames,
  type Table,
} from './database-shape.ts'
import { migrateWithin } from './migrate.ts'
import { type Client, inTransaction } from './with-client.ts'

export type Snapshot = DatabaseShape & { copyOut(table: Table): AsyncIterable<Buffer> }

/** Reads everything in one snapshot, whatever is written meanwhile. */
export function readSnapshot<T>(client: Client, read: (snapshot: Snapshot) => Promise<T>) {
  return inTransaction(client, 'begin isolation level repeatable read read only', async () => {
    await useTextFormats(client)
    const shape = await describeDatabase(client)
    return read({ ...shape, copyOut: (table) => copyOut(client, table) })
  })
}

/** The rows of a table in COPY's text format, which is the same in every PostgreSQL from 15 on. */
export function copyOut(client: Client, { name, columns }: Table): AsyncIterable<Buffer> {
  return client.query(to(`copy (select ${list(columns)} from public.${quote(name)}) to stdout`))
}

export function copyIn(client: Client, { name, columns }: Table, rows: AsyncIterable<Buffer>) {
  const table = client.query(from(`copy public.${quote(name)} (${list(columns)}) from stdin`))
  return pipeline(Readable.from(rows), table)
}

/**
 * Replaces everything in the database with empty tables of this shape; call it in a transaction. Returns the shape
 * without tables that no migration creates: an operator's own table cannot be restored.
 */
export async function rebuildEmpty<S extends DatabaseShape>(client: Client, shape: S): Promise<S> {
  await useTextFormats(client)
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
    if (!MONTH.test(bound))
      throw new IncompatibleShape(`The partition ${name} has a bound that no migration creates.`)
    await client.query(
      `create table if not exists public.${quote(name)} partition of public.${quote(parent)} ${bound}`,
    )
  }
}

/** Call this when all rows are loaded: sets the sequences and enables the triggers again. */
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
async function useTextFormats(client: Client) {
  await client.query(`
    set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
    set local extra_float_digits = 1; set local bytea_output = 'hex'; set local client_encoding = 'UTF8';
    set local synchronize_seqscans = off; set local max_parallel_workers_per_gather = 0;
    set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`)
}

const MONTH = /^FOR VALUES FROM \('[\d-]+'\) TO \('[\d-]+'\)$/
const quote = pg.escapeIdentifier
const list = (columns: string[]) => columns.map(quote).join(', ')
