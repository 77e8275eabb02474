import { sql } from 'kysely'
import type { Db } from '../../../../db/connect.ts'

/** A vendor, or null for the platform's own files. */
export type Owner = string | null

type Stored = { files: number; bytes: number }
type Hour = Stored & { secondsLeft: number }

/** What is stored now: removing a picture's row frees its quota. */
export async function readStored(db: Db, owner: Owner): Promise<Stored> {
  const { rows } =
    owner === null
      ? await sql<Stored>`
          select count(*) as files, coalesce(sum(bytes), 0)::float8 as bytes from (
            select bytes from uploads where vendor_id is null union all select bytes from ad_videos) as own`.execute(
          db,
        )
      : await sql<Stored>`
          select count(*) as files, coalesce(sum(bytes), 0)::float8 as bytes from uploads
          where vendor_id = ${owner}`.execute(db)
  return rows[0] as Stored
}

/** The current hour, if there is one. */
export async function readHour(db: Db, owner: Owner) {
  const { rows } = await sql<Hour>`
    select files, bytes::float8 as bytes, ${secondsLeft} as "secondsLeft" from upload_hours
    where ${isOf(owner)} and started_at > now() - interval '1 hour'`.execute(db)
  return rows[0]
}

/** Adds an upload to the current hour, or starts a new one; returns the hour's sums. */
export async function addToHour(db: Db, owner: Owner, { files, bytes }: Stored) {
  const { rows } = await sql<Hour>`
    insert into upload_hours (vendor_id, files, bytes) values (${owner}, ${files}, ${bytes})
    on conflict (vendor_id) do update set
      started_at = case when ${isOver} then now() else upload_hours.started_at end,
      files = case when ${isOver} then 0 else upload_hours.files end + excluded.files,
      bytes = case when ${isOver} then 0 else upload_hours.bytes end + excluded.bytes
    returning files, bytes::float8 as bytes, ${secondsLeft} as "secondsLeft"`.execute(db)
  return rows[0] as Hour
}

const isOver = sql`upload_hours.started_at <= now() - interval '1 hour'`
const secondsLeft = sql`extract(epoch from upload_hours.started_at + interval '1 hour' - now())::float8`
const isOf = (owner: Owner) => (owner === null ? sql`vendor_id is null` : sql`vendor_id = ${owner}`)
