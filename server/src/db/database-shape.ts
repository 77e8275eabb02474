import type { Client } from './with-client.ts'

export type Table = { name: string; columns: string[] }
type Partition = { name: string; parent: string; bound: string }
type Sequence = { name: string; last: string }

/** What must exist before rows can be restored. */
export type DatabaseShape = {
  schemaVersion: number
  /** Referenced tables come before those that reference them. */
  tables: Table[]
  partitions: Partition[]
  sequences: Sequence[]
}

/** Its message says why nothing can be restored into this schema. */
export class IncompatibleShape extends Error {}

export async function describeDatabase(client: Client): Promise<DatabaseShape> {
  const { rows: versions } = await client.query('select max(version) as newest from schema_migrations')
  const { rows: tables } = await client.query<Table>(TABLES)
  const { rows: links } = await client.query<Link>(LINKS)
  const { rows: partitions } = await client.query<Partition>(PARTITIONS)
  const { rows: sequences } = await client.query<Sequence>(SEQUENCES)

  return { schemaVersion: versions[0].newest, tables: parentsFirst(tables, links), partitions, sequences }
}

/** The tables and sequences that are there. */
export async function listNames(client: Client) {
  const { rows } = await client.query<{ name: string }>(NAMES)
  return new Set(rows.map(({ name }) => name))
}

export const keepOnly = <S extends DatabaseShape>(shape: S, names: Set<string>): S => ({
  ...shape,
  tables: shape.tables.filter(({ name }) => names.has(name)),
  partitions: shape.partitions.filter(({ parent }) => names.has(parent)),
  sequences: shape.sequences.filter(({ name }) => names.has(name)),
})

type Link = { child: string; parent: string }

function parentsFirst(tables: Table[], links: Link[]) {
  const sorted = new Set<Table>()
  const visited = new Set<Table>()

  function visit(table: Table) {
    if (visited.has(table)) return
    visited.add(table)
    const parents = links.filter(({ child }) => child === table.name).map(({ parent }) => parent)
    for (const other of tables) if (parents.includes(other.name)) visit(other)
    sorted.add(table)
  }
  for (const table of tables) visit(table)
  return [...sorted]
}

// Migrating recreates the migration history, and extensions recreate their own tables.
const OURS = `c.relnamespace = 'public'::regnamespace and c.relname <> 'schema_migrations'
  and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`

const TABLES = `
  select c.relname::text as name, (
    select array_agg(a.attname::text order by a.attnum) from pg_attribute a
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
  from pg_class c where c.relkind in ('r', 'p') and not c.relispartition and ${OURS} order by 1`

const NAMES = `select c.relname::text as name from pg_class c where c.relkind in ('r', 'p', 'S') and ${OURS}`

const LINKS = `
  select distinct c.relname::text as child, p.relname::text as parent
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
  where k.contype = 'f' and ${OURS}`

const PARTITIONS = `
  select c.relname::text as name, p.relname::text as parent, pg_get_expr(c.relpartbound, c.oid) as bound
  from pg_class c join pg_inherits i on i.inhrelid = c.oid join pg_class p on p.oid = i.inhparent
  where c.relkind = 'r' and c.relispartition and ${OURS} order by 1`

const SEQUENCES = `
  select sequencename::text as name, last_value::text as last from pg_sequences
  where schemaname = 'public' and last_value is not null order by 1`
