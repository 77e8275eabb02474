import { sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import type { Client } from '../../../db/with-client.ts'

const ONE_AT_A_TIME = `hashtext('thela makes a backup')`
/** The connection that makes a backup has its progress in its name, which every node can see. */
const NAME = 'thela backup'

/** Whether this process may make the backup; the lock ends with the connection, however that ends. */
export async function claimBackup(client: Client) {
  const { rows } = await client.query(`select pg_try_advisory_lock(${ONE_AT_A_TIME}) as claimed`)
  return rows[0].claimed as boolean
}

export async function reportProgress(client: Client, percent: number) {
  await client.query(`select set_config('application_name', $1, false)`, [`${NAME} ${Math.round(percent)}%`])
}

export async function findProgress(db: Db) {
  const { rows } = await sql<{ percent: number }>`
    select substring(application_name from '(\\d+)%')::int as percent from pg_stat_activity
    where datname = current_database() and application_name like ${`${NAME} %`}`.execute(db)

  return rows[0] ?? null
}

export const createDatabase = (client: Client, name: string) =>
  client.query(`create database ${client.escapeIdentifier(name)}`)

export const dropDatabase = (client: Client, name: string) =>
  client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`)

/** Drops our unused databases with this prefix; one that cannot be dropped now is tried again the next time. */
export async function dropUnusedDatabases(client: Client, prefix: string) {
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database d where starts_with(datname, $1) and datdba = current_user::regrole
      and not exists (select from pg_stat_activity a where a.datid = d.oid)`,
    [prefix],
  )
  for (const { name } of rows)
    await client.query(`drop database if exists ${client.escapeIdentifier(name)}`).catch(() => {})
}

/** Whether a server of Thela is using this database. */
export async function isInUse(client: Client) {
  const { rows } = await client.query(`
    select exists (select from pg_stat_activity where datname = current_database() and application_name = 'thela') as used`)
  return rows[0].used as boolean
}

/** A session or device that was ended after the backup must not become valid again. */
export async function endAllSessions(client: Client) {
  await client.query('delete from sessions')
  await client.query('delete from known_devices')
  await client.query('delete from one_time_tokens')
}
