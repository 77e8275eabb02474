import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

export type TemplateRow = Awaited<ReturnType<typeof listEnabledTemplates>>[number]

const columns = [
  'id',
  'templateId',
  'name',
  'description',
  'isEnabled',
  'accessLevel',
  'price',
  'source',
  'createdAt',
] as const

export function listEnabledTemplates(db: Db) {
  return db
    .selectFrom('templates')
    .select(columns)
    .$narrowType<{ accessLevel: 'free' | 'custom' | 'premium'; source: 'bundled' | 'uploaded' }>()
    .where('isEnabled', '=', true)
    .orderBy('createdAt')
    .orderBy('templateId')
    .execute()
}

/** Enabled, and free or granted to this vendor and not expired (DEC-188). */
export function listTemplatesFor(db: Db, vendorId: string) {
  return db
    .selectFrom('templates')
    .select(columns)
    .$narrowType<{ accessLevel: 'free' | 'custom' | 'premium'; source: 'bundled' | 'uploaded' }>()
    .where('isEnabled', '=', true)
    .where(mayUse(vendorId))
    .orderBy('createdAt')
    .orderBy('templateId')
    .execute()
}

export async function hasTemplate(db: Db, templateId: string) {
  const row = await db
    .selectFrom('templates')
    .select('id')
    .where('templateId', '=', templateId)
    .executeTakeFirst()
  return row !== undefined
}

export async function isTemplateUsable(db: Db, vendorId: string, templateId: string) {
  const row = await db
    .selectFrom('templates')
    .select('id')
    .where('templateId', '=', templateId)
    .where('isEnabled', '=', true)
    .where(mayUse(vendorId))
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

type BundledTemplate = { id: string; templateId: string; name: string; description: string }

/** Templates that came with this version and have no row yet; what an administrator changed stays. */
export async function insertBundledTemplates(db: Db, templates: BundledTemplate[]) {
  if (templates.length === 0) return
  await db
    .insertInto('templates')
    .values(templates.map((template) => ({ ...template, source: 'bundled' })))
    .onConflict((conflict) => conflict.column('templateId').doNothing())
    .execute()
}

const mayUse = (vendorId: string) => sql<boolean>`(access_level = 'free' or exists (
  select 1 from template_permissions p
  where p.template_id = templates.id and p.vendor_id = ${vendorId} and p.is_active
    and (p.expires_at is null or p.expires_at > now())))`
