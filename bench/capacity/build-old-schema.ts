import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type pg from 'pg'
import { withClient } from './open-cluster.ts'

const folder = new URL('../../server/src/db/migrations/', import.meta.url)

/**
 * The schema as it was some migrations ago, so that the program applies the last ones to a full database. Returns what
 * is left for it to do.
 */
export function buildOldSchema(connection: pg.ClientConfig, last: number) {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
  const old = files.slice(0, files.length - last)

  return withClient(connection, async (client) => {
    await client.query(`create table schema_migrations (
      version integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`)
    for (const file of old) {
      const sql = readFileSync(new URL(file, folder), 'utf8')
      await client.query(sql)
      await client.query('insert into schema_migrations (version, name, checksum) values ($1, $2, $3)', [
        Number(file.slice(0, 4)),
        file.slice(5, -4),
        createHash('sha256').update(sql).digest('hex'),
      ])
    }
    return files.slice(old.length)
  })
}
