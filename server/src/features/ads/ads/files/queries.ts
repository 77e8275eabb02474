import { sql } from 'kysely'
import type { Db } from '../../../../db/connect.ts'

/** Deletes the row of an ad image unless an ad still uses it; returns whether it did. */
export async function deleteUnusedImage(db: Db, path: string) {
  const { numAffectedRows } = await sql`
    delete from uploads where path = ${path} and vendor_id is null and folder = 'ads'
      and not exists (select from ads where image_url = '/uploads/' || uploads.path || '.webp')`.execute(db)
  return Number(numAffectedRows) > 0
}

export async function deleteUnusedVideo(db: Db, path: string) {
  const { numAffectedRows } = await sql`
    delete from ad_videos where path = ${path}
      and not exists (select from ads where video_url = '/uploads/' || ad_videos.path)`.execute(db)
  return Number(numAffectedRows) > 0
}
