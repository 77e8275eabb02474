import type { PermissionsQuery, PurchasesQuery } from '@thela/contract/templates/access'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import { readPage } from '../../../db/read-page.ts'
import type { TemplatePermissions, TemplatePurchases } from '../../../db/types.ts'
import { notFound } from '../../../http/errors.ts'

export type PermissionRow = NonNullable<Awaited<ReturnType<typeof findPermission>>>
export type PurchaseRow = Awaited<ReturnType<typeof findPurchase>>

/** The three states that a permission can be in (DEC-189). */
const states = {
  active: sql<boolean>`p.is_active and (p.expires_at is null or p.expires_at > now())`,
  expired: sql<boolean>`p.is_active and p.expires_at <= now()`,
  inactive: sql<boolean>`not p.is_active`,
  all: sql<boolean>`true`,
}

const selectPermissions = (db: Db) =>
  db
    .selectFrom('templatePermissions as p')
    .innerJoin('templates as t', 't.id', 'p.templateId')
    .innerJoin('vendors as v', 'v.id', 'p.vendorId')
    .leftJoin('admins as a', 'a.id', 'p.grantedBy')
    .select([
      'p.id',
      't.id as templateRecordId',
      't.name as templateName',
      't.templateId',
      'v.id as vendorId',
      'v.businessName',
      'v.name as vendorName',
      'v.phone',
      'a.name as adminName',
      'p.grantedAt',
      'p.expiresAt',
      'p.isActive',
      sql<boolean>`coalesce(p.expires_at <= now(), false)`.as('isPast'),
    ])
    .where('v.deletedAt', 'is', null)

export function listPermissions(db: Db, { templateId, vendorId, status, ...page }: PermissionsQuery) {
  let list = selectPermissions(db).where(states[status])
  if (templateId)
    list = list.where((eb) => eb.or([eb('t.id', '=', templateId), eb('t.templateId', '=', templateId)]))
  if (vendorId) list = list.where('v.id', '=', vendorId)

  return readPage(list.orderBy('p.grantedAt', 'desc').orderBy('p.id'), page)
}

type Pair = { templateId: string; vendorId: string }

/** Both ids are those of the records. */
export const findPermission = (db: Db, { templateId, vendorId }: Pair) =>
  selectPermissions(db)
    .where('p.templateId', '=', templateId)
    .where('p.vendorId', '=', vendorId)
    .executeTakeFirst()

export const listPermissionsOf = (db: Db, vendorId: string) =>
  selectPermissions(db).where('p.vendorId', '=', vendorId).execute()

/** A second grant changes the first. Returns whether it is new. */
export async function savePermission(db: Db, permission: Insertable<TemplatePermissions>) {
  const { grantedBy, expiresAt } = permission
  const { isNew } = await db
    .insertInto('templatePermissions')
    .values(permission)
    .onConflict((conflict) =>
      conflict
        .columns(['templateId', 'vendorId'])
        .doUpdateSet({ grantedBy, expiresAt, grantedAt: sql<string>`now()`, isActive: true }),
    )
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirstOrThrow()

  return isNew
}

/** It is kept for history (DEC-189). */
export const deactivatePermission = (db: Db, { templateId, vendorId }: Pair) =>
  db
    .updateTable('templatePermissions')
    .set({ isActive: false })
    .where('templateId', '=', templateId)
    .where('vendorId', '=', vendorId)
    .where('isActive', '=', true)
    .returning(['id', 'expiresAt'])
    .executeTakeFirstOrThrow(() => notFound('Permission'))

const selectPurchases = (db: Db) =>
  db
    .selectFrom('templatePurchases as p')
    .innerJoin('templates as t', 't.id', 'p.templateId')
    .innerJoin('vendors as v', 'v.id', 'p.vendorId')
    .select([
      'p.id',
      't.id as templateRecordId',
      't.templateId',
      'v.id as vendorId',
      'v.businessName',
      'v.name as vendorName',
      'v.phone',
      'p.price',
      'p.status',
      'p.createdAt',
    ])
    .$narrowType<{ status: 'PENDING' | 'GRANTED' | 'DECLINED' }>()
    .where('v.deletedAt', 'is', null)

export function listPurchases(db: Db, { status, ...page }: PurchasesQuery) {
  const list = status ? selectPurchases(db).where('p.status', '=', status) : selectPurchases(db)
  return readPage(list.orderBy('p.createdAt', 'desc').orderBy('p.id'), page)
}

export const findPurchase = (db: Db, id: string) =>
  selectPurchases(db)
    .where('p.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('Purchase'))

export const lockPurchase = (db: Db, id: string) =>
  selectPurchases(db)
    .where('p.id', '=', id)
    .forUpdate('p')
    .executeTakeFirstOrThrow(() => notFound('Purchase'))

/** The latest that this vendor asked for this template. */
export const findLatestPurchase = (db: Db, { templateId, vendorId }: Pair) =>
  selectPurchases(db)
    .where('p.templateId', '=', templateId)
    .where('p.vendorId', '=', vendorId)
    .orderBy('p.createdAt', 'desc')
    .executeTakeFirst()

/** The latest that a vendor asked for each template. */
export const listLatestPurchases = (db: Db, vendorId: string) =>
  selectPurchases(db)
    .where('p.vendorId', '=', vendorId)
    .distinctOn('t.id')
    .orderBy('t.id')
    .orderBy('p.createdAt', 'desc')
    .execute()

export async function insertPurchase(db: Db, purchase: Insertable<TemplatePurchases>) {
  await db.insertInto('templatePurchases').values(purchase).execute()
}

export async function updatePurchaseStatus(db: Db, id: string, status: 'GRANTED' | 'DECLINED') {
  await db
    .updateTable('templatePurchases')
    .set({ status, settledAt: sql<string>`now()` })
    .where('id', '=', id)
    .execute()
}
