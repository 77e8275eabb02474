import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { StartError } from '../startup/start-error.ts'

const folder = new URL('./migrations/', import.meta.url)

/** Any number that no other program on this database uses for an advisory lock. */
const MIGRATION_LOCK = 7_348_501

const HISTORY = `create table if not exists schema_migrations (
  version integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now()
)`

type Migration = { version: number; name: string; sql: string; checksum: string }

/** Migrates the database to this program's version; forward only, one process at a time. */
export async function migrate(source: pg.ClientConfig) {
  const client = new pg.Client({ ...source, application_name: 'thela' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await applyPending(client, readMigrations())
  } finally {
    await client.end()
  }
}

/** Creates the tables up to this version inside the caller's transaction: all or nothing. */
export async function migrateWithin(client: pg.Client, version = newestVersion()) {
  await client.query(HISTORY)
  const { rows } = await client.query('select count(*)::int as applied from schema_migrations')
  const pending = readMigrations().slice(rows[0].applied)
  for (const migration of pending.filter((one) => one.version <= version)) await run(client, migration)
}

/** The newest version this program knows. */
export const newestVersion = () => readMigrations().at(-1)?.version ?? 0

type Named = { version: number; name: string }

/**
 * Whether this program runs on a database with these migrations, which may be newer: one that takes something away
 * ends in the oldest version that does without it (`drop_old_texts_needs_0047`), all others only add.
 */
export function runsOn(applied: Named[], newest = newestVersion()) {
  const isComplete = applied.some(({ version }) => version === newest)
  return isComplete && applied.every((migration) => neededVersion(migration) <= newest)
}

const neededVersion = ({ name }: Named) => Number(/_needs_(\d{4})$/.exec(name)?.[1] ?? 0)

/** Whether the database has our tables, and whether this program knows the migrations that made them. */
export async function readSchemaState(client: pg.Client): Promise<'empty' | 'known' | 'unknown'> {
  const { rows } = await client.query(
    `select to_regclass('public.schema_migrations') is not null as "hasHistory"`,
  )
  const applied = rows[0].hasHistory ? await readHistory(client) : []
  if (applied.length === 0) return 'empty'
  return isNewer(applied, readMigrations()) || findChanged(applied, readMigrations()) ? 'unknown' : 'known'
}

type Applied = Omit<Migration, 'sql'>

async function readHistory(client: pg.Client) {
  const { rows } = await client.query<Applied>(
    'select version, name, checksum from schema_migrations order by version',
  )
  return rows
}

async function applyPending(client: pg.Client, known: Migration[]) {
  await client.query(HISTORY)
  const applied = await readHistory(client)

  refuseForeignHistory(applied, known)
  for (const migration of known.slice(applied.length)) await apply(client, migration)
}

function refuseForeignHistory(applied: Applied[], known: Migration[]) {
  if (isNewer(applied, known) && !runsOn(applied)) {
    throw new StartError(
      'The database was made by a newer version of Thela. Start that version, or restore a backup made by this one.',
    )
  }
  const changed = findChanged(applied, known)
  if (changed) {
    throw new StartError(
      `Migration ${changed.version} (${changed.name}) differs from the one this database was made with. Restore the original file.`,
    )
  }
}

const isNewer = (applied: Applied[], known: Migration[]) => applied.length > known.length

const findChanged = (applied: Applied[], known: Migration[]) =>
  applied.slice(0, known.length).find((row, index) => row.checksum !== known[index]?.checksum)

async function apply(client: pg.Client, migration: Migration) {
  await client.query('begin')
  await run(client, migration)
  await client.query('commit')
}

async function run(client: pg.Client, { version, name, sql, checksum }: Migration) {
  await client.query(sql)
  await client.query('insert into schema_migrations (version, name, checksum) values ($1, $2, $3)', [
    version,
    name,
    checksum,
  ])
}

function readMigrations(): Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const sql = readFileSync(new URL(file, folder), 'utf8')
      return {
        version: Number(file.slice(0, 4)),
        name: file.slice(5, -4),
        sql,
        checksum: createHash('sha256').update(sql).digest('hex'),
      }
    })
}
