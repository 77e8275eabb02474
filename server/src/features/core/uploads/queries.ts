import { type Insertable, sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import type { Uploads } from '../../../db/types.ts'
import { notFound } from '../../../http/errors.ts'

export type NewUpload = Insertable<Uploads>
export type Owner = string | null

export function insertUploads(db: Db, uploads: NewUpload[]) {
  return db.insertInto('uploads').values(uploads).execute()
}

export function findUpload(db: Db, owner: Owner, path: string) {
  return db
    .selectFrom('uploads')
    .select(['path', 'width', 'height'])
    .where('path', '=', path)
    .where('vendorId', 'is not distinct from', owner)
    .executeTakeFirstOrThrow(() => notFound('Image'))
}

/** Lets one caller at a time add a file to a picture. */
export function lockUpload(db: Db, path: string) {
  return db
    .selectFrom('uploads')
    .select('path')
    .where('path', '=', path)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('Image'))
}

export async function addBytes(db: Db, path: string, bytes: number) {
  await db
    .updateTable('uploads')
    .set((eb) => ({ bytes: eb('bytes', '+', bytes) }))
    .where('path', '=', path)
    .execute()
}

export function deleteUpload(db: Db, owner: Owner, path: string) {
  return db
    .deleteFrom('uploads')
    .where('path', '=', path)
    .where('vendorId', 'is not distinct from', owner)
    .returning(['path', 'folder', 'bytes'])
    .executeTakeFirstOrThrow(() => notFound('Image'))
}

/** Every picture in one of the folders. */
export function listUploads(db: Db, folders: string[]) {
  return db
    .selectFrom('uploads')
    .select(['path', 'createdAt'])
    .where(sql<string>`split_part(path, '/', 1)`, 'in', folders)
    .execute()
}

/**
 * The other files that a row knows: the videos of ads, the QR codes of vendors, also of deleted ones, and code and source
 * of templates.
 */
export async function listOtherFiles(db: Db) {
  const { rows } = await sql<{ path: string }>`
    select path from ad_videos
    union all select substring(qr_code_url from '^/uploads/(.+)$') from vendors where qr_code_url is not null
    union all select 'templates/' || hash || '.js' from template_uploads
    union all select 'templates/' || left(encode(sha256(convert_to(source, 'UTF8')), 'hex'), 32) || '.jsx'
      from template_uploads`.execute(db)
  return rows.map(({ path }) => path)
}

/**
 * Deletes the rows of vendors' pictures that nothing references, by any URL of the picture: another width,
 * another format, with our host. Only those of the week before are checked, each with its own vendor, in ads and
 * in uploaded templates: checking all would take too long on a large platform.
 */
export async function deleteUnreferencedUploads(db: Db, before: Date) {
  await sql`
    with recent as (
      select path, vendor_id, substring(path from '[^/]+$') as name from uploads
      where vendor_id is not null and created_at < ${before.toISOString()}
        and created_at > ${before.toISOString()}::timestamptz - interval '7 days')
    delete from uploads using recent where uploads.path = recent.path
      and not exists (
        select from menu_items i where i.vendor_id = recent.vendor_id and position(recent.name in i.image_url) > 0)
      and not exists (
        select from vendors v where v.id = recent.vendor_id
          and position(recent.name in concat_ws(' ', v.logo_url, v.cover_image_url)) > 0)
      and not exists (select from ads a where position(recent.name in a.image_url) > 0)
      and not exists (select from template_uploads t where position(recent.name in t.source || t.compiled) > 0)`.execute(
    db,
  )
}

/** Deletes the rows of those pictures that neither an item nor the profile uses any more. */
export async function deleteUnusedUploads(
  db: Db,
  vendorId: string,
  pictures: { path: string; url: string }[],
) {
  const paths = pictures.map(({ path }) => path)
  const urls = pictures.map(({ url }) => url)

  const { rows } = await sql<{ path: string }>`
    delete from uploads using unnest(${paths}::text[], ${urls}::text[]) as replaced(path, url)
    where uploads.vendor_id = ${vendorId} and uploads.path = replaced.path
      and not exists (select from menu_items i where i.vendor_id = ${vendorId} and i.image_url = replaced.url)
      and not exists (
        select from vendors v where v.id = ${vendorId} and replaced.url in (v.logo_url, v.cover_image_url))
    returning uploads.path`.execute(db)

  return rows.map(({ path }) => path)
}
