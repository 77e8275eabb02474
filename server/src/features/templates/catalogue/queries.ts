import type { AccessLevel } from '@thela/contract/templates/catalogue'
import type { Page } from '@thela/contract/values/paging'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import { readPage } from '../../../db/read-page.ts'
import type { Templates } from '../../../db/types.ts'
import { notFound } from '../../../http/errors.ts'

export type TemplateRow = Awaited<ReturnType<typeof findTemplate>>

/** Every template with the name of its code, if it was uploaded. */
const selectTemplates = (db: Db) =>
  db
    .selectFrom('templates')
    .leftJoin('templateUploads', 'templateUploads.templateId', 'templates.id')
    .select([
      'templates.id',
      'templates.templateId',
      'name',
      'description',
      'isEnabled',
      'accessLevel',
      'price',
      'templates.source',
      'hash',
      'templates.createdAt',
    ])
    .$narrowType<{ accessLevel: AccessLevel; source: 'bundled' | 'uploaded' }>()

const inOrder = (db: Db) => selectTemplates(db).orderBy('templates.createdAt').orderBy('templates.templateId')

export const listTemplates = (db: Db, page: Page) => readPage(inOrder(db), page)

export const listAllTemplates = (db: Db) => inOrder(db).execute()

export const listEnabledTemplates = (db: Db) => inOrder(db).where('isEnabled', '=', true).execute()

/** Enabled, and only for vendors with a permission (DEC-188). */
export const listTemplatesOnRequest = (db: Db) =>
  inOrder(db).where('isEnabled', '=', true).where('accessLevel', '<>', 'free').execute()

/** Enabled, and free or granted to this vendor and not expired (DEC-188). */
export const listTemplatesFor = (db: Db, vendorId: string) =>
  inOrder(db)
    .where('isEnabled', '=', true)
    .where(mayUse(sql`${vendorId}`))
    .execute()

/** By the record's id or the template's own (DEC-187). */
export const findTemplate = (db: Db, id: string) =>
  selectTemplates(db)
    .where((eb) => eb.or([eb('templates.id', '=', id), eb('templates.templateId', '=', id)]))
    .executeTakeFirstOrThrow(() => notFound('Template'))

/** The template, locked until the transaction ends. */
export const lockTemplate = (db: Db, id: string) =>
  selectTemplates(db)
    .where((eb) => eb.or([eb('templates.id', '=', id), eb('templates.templateId', '=', id)]))
    .forUpdate('templates')
    .executeTakeFirstOrThrow(() => notFound('Template'))

/** The template while this vendor may use it. */
export const findUsableTemplate = (db: Db, vendorId: string, templateId: string) =>
  selectTemplates(db)
    .where('templates.templateId', '=', templateId)
    .where('isEnabled', '=', true)
    .where(mayUse(sql`${vendorId}`))
    .executeTakeFirst()

export async function hasTemplate(db: Db, templateId: string) {
  const row = await db
    .selectFrom('templates')
    .select('id')
    .where('templateId', '=', templateId)
    .executeTakeFirst()
  return row !== undefined
}

export async function findChoice(db: Db, vendorId: string) {
  const { templateId, themeIndex } = await db
    .selectFrom('vendors')
    .select(['templateId', 'themeIndex'])
    .where('id', '=', vendorId)
    .executeTakeFirstOrThrow()

  return templateId ? { templateId, themeIndex } : null
}

/** Inserts templates that have no row yet; existing rows stay. Returns which were added. */
export async function insertMissingTemplates(db: Db, templates: Insertable<Templates>[]) {
  if (templates.length === 0) return []
  const added = await db
    .insertInto('templates')
    .values(templates)
    .onConflict((conflict) => conflict.column('templateId').doNothing())
    .returning('templateId')
    .execute()

  return added.map(({ templateId }) => templateId)
}

export async function updateTemplate(db: Db, id: string, change: Updateable<Templates>) {
  await db.updateTable('templates').set(change).where('id', '=', id).execute()
}

/** Also deletes their files, permissions and requests. */
export async function deleteTemplates(db: Db, ids: string[]) {
  if (ids.length > 0) await db.deleteFrom('templates').where('id', 'in', ids).execute()
}

/** As a condition on the row of `templates`; the vendor may be a value or a column. */
const mayUse = (vendorId: ReturnType<typeof sql>) => sql<boolean>`(access_level = 'free' or exists (
  select 1 from template_permissions p
  where p.template_id = templates.id and p.vendor_id = ${vendorId} and p.is_active
    and (p.expires_at is null or p.expires_at > now())))`

/**
 * As a column of the row of `vendors`: the chosen template while it may be used. It changes with everything that takes the
 * template away or gives it back, expiry included, so that no cached page outlives its permission.
 */
export const templateInUse = sql<string | null>`(
  select templates.id || coalesce(template_uploads.hash, '')
  from templates left join template_uploads on template_uploads.template_id = templates.id
  where templates.template_id = vendors.template_id and is_enabled and ${mayUse(sql`vendors.id`)})`
