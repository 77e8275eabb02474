import type { Page } from '@thela/contract/values/paging'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import { readPage } from '../../../db/read-page.ts'
import type { TemplateUploads } from '../../../db/types.ts'
import { notFound } from '../../../http/errors.ts'

export async function insertUpload(db: Db, upload: Insertable<TemplateUploads>) {
  await db.insertInto('templateUploads').values(upload).execute()
}

export const listUploads = (db: Db, page: Page) =>
  readPage(
    db
      .selectFrom('templateUploads')
      .innerJoin('templates', 'templates.id', 'templateUploads.templateId')
      .select([
        'templates.id',
        'templates.templateId',
        'name',
        'fileName',
        sql<number>`octet_length(template_uploads.source)`.as('size'),
        'templateUploads.createdAt',
      ])
      .orderBy('templateUploads.createdAt', 'desc')
      .orderBy('templates.id'),
    page,
  )

/** An uploaded template and the name of its code, by the record's id or the template's own. */
export const findUploaded = (db: Db, id: string) =>
  db
    .selectFrom('templateUploads')
    .innerJoin('templates', 'templates.id', 'templateUploads.templateId')
    .select(['templates.id', 'hash'])
    .where((eb) => eb.or([eb('templates.id', '=', id), eb('templates.templateId', '=', id)]))
    .executeTakeFirstOrThrow(() => notFound('Template'))

export async function hasCompiled(db: Db, hash: string) {
  const row = await db
    .selectFrom('templateUploads')
    .select('hash')
    .where('hash', '=', hash)
    .executeTakeFirst()
  return row !== undefined
}

export async function findCompiled(db: Db, hash: string) {
  const row = await db
    .selectFrom('templateUploads')
    .select('compiled')
    .where('hash', '=', hash)
    .executeTakeFirst()

  return row?.compiled
}

export const listHashes = (db: Db) =>
  db.selectFrom('templateUploads').select(['templateId', 'hash']).execute()

export const findTexts = (db: Db, templateId: string) =>
  db
    .selectFrom('templateUploads')
    .select(['source', 'compiled'])
    .where('templateId', '=', templateId)
    .executeTakeFirst()
