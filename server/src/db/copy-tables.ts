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

type Rebuilt<S> = S & {
  /** Statements that make the indexes which are missing until the rows are loaded. */
  indexes: string[]
}

/**
 * Replaces everything in the database with empty tables of this shape; call it in a transaction. Returns the shape
 * without tables that no migration creates: an operator's own table cannot be restored.
 */
export async function rebuildEmpty<S extends DatabaseShape>(client: Client, shape: S): Promise<Rebuilt<S>> {
  await useTextFormats(client)
  await client.query('drop schema if exists public cascade')
  await client.query('create schema public')
  await migrateWithin(client, shape.schemaVersion)

  const known = keepOnly(shape, await listNames(client))
  await makePartitions(client, known)
  await client.query(`truncate ${known.tables.map(({ name }) => `public.${quote(name)}`).join(', ')}`)
  await setTriggers(client, known.tables, 'disable')
  return { ...known, indexes: await dropIndexes(client) }
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

/**
 * Rows that are loaded into an index one by one take hours where there are many; built at the end, it takes minutes.
 * Keys that others refer to stay, and so do unique indexes, which are those of small tables. Of a partitioned table the
 * index of the whole is dropped, and those of its parts with it. Returns the statements that make them again.
 */
async function dropIndexes(client: Client) {
  const { rows } = await client.query<{ drop: string; make: string }>(`
    select case when contype is null then format('drop index %s', indexrelid::regclass)
        else format('alter table %s drop constraint %I', indrelid::regclass, conname) end as drop,
      case when contype is null then replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ')
        else format('alter table %s add constraint %I %s', indrelid::regclass, conname, pg_get_constraintdef(c.oid))
      end as make
    from pg_index join pg_class i on i.oid = indexrelid
      left join pg_constraint c on c.conindid = indexrelid and c.contype = 'p'
    where i.relnamespace = 'public'::regnamespace and not i.relispartition
      and (c.oid is not null or not indisunique) and not indisexclusion
      and not exists (select from pg_constraint other where other.confrelid = indrelid and other.conindid = indexrelid)
    order by contype is not null, indexrelid`)
  for (const { drop } of rows) await client.query(drop)
  return rows.map(({ make }) => make).reverse()
}

/** Call this when all rows are loaded: makes the indexes, sets the sequences and enables the triggers again. */
export async function finishRebuild(client: Client, { tables, sequences, indexes }: Rebuilt<DatabaseShape>) {
  await client.query(`set local maintenance_work_mem = '256MB'`)
  for (const make of indexes) await client.query(make)
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
