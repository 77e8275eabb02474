import type { WeekHours } from '@thela/contract/vendors/opening-hours'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import { escapeLike } from '../../../db/escape-like.ts'
import type { Vendors } from '../../../db/types.ts'
import { notFound } from '../../../http/errors.ts'

export type NewVendor = Insertable<Vendors>
export type VendorChange = Updateable<Vendors>

const profileColumns = [
  'id',
  'name',
  'businessName',
  'vendorName',
  'slug',
  'email',
  'emailVerifiedAt',
  'phone',
  'showPhone',
  'address',
  'country',
  'state',
  'city',
  'area',
  'latitude',
  'longitude',
  'openingTime',
  'closingTime',
  'closedUntil',
  'description',
  'tagline',
  'cuisine',
  'priceRange',
  'fssaiNumber',
  'logoUrl',
  'coverImageUrl',
  'qrCodeUrl',
  'createdAt',
  'updatedAt',
  'isActive',
  'isBanned',
  'showAds',
  'showEstimatedTime',
  'orderSlip',
  'slipByWhatsapp',
  'upiAddress',
  'language',
  'menuLanguage',
  'otherLanguages',
] as const

/** As the contract describes it. */
const weekHours = sql<WeekHours | null>`week_hours`.as('weekHours')

export type VendorRow = Awaited<ReturnType<typeof findVendor>>

export function findVendor(db: Db, id: string) {
  return db
    .selectFrom('vendors')
    .select([...profileColumns, weekHours])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow(() => notFound('Vendor'))
}

/** The vendor, locked until the transaction ends. */
export function lockVendor(db: Db, id: string) {
  return db
    .selectFrom('vendors')
    .select([...profileColumns, weekHours])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('Vendor'))
}

export async function insertVendor(db: Db, vendor: NewVendor) {
  await db.insertInto('vendors').values(vendor).execute()
}

export function updateVendor(db: Db, id: string, change: VendorChange) {
  return db
    .updateTable('vendors')
    .set({ ...change, updatedAt: sql<string>`now()`, menuRev: sql<number>`menu_rev + 1` })
    .where('id', '=', id)
    .returning([...profileColumns, weekHours])
    .executeTakeFirstOrThrow(() => notFound('Vendor'))
}

/** It does not show on the menu, so no revision is raised. */
export async function setVendorLanguage(db: Db, id: string, language: string) {
  await db
    .updateTable('vendors')
    .set({ language, updatedAt: sql<string>`now()` })
    .where('id', '=', id)
    .execute()
}

/** Anything that shows on the menu raises its revision, in the transaction of the change. */
export function raiseMenuRevision(db: Db, vendorId: string) {
  return db
    .updateTable('vendors')
    .set({ menuRev: sql<number>`menu_rev + 1` })
    .where('id', '=', vendorId)
    .execute()
}

/** The vendor names that a new one would have to differ from: the base and its numbered followers. */
export async function listVendorNamesLike(db: Db, base: string) {
  const rows = await db
    .selectFrom('vendors')
    .select('vendorName')
    .where((eb) => eb.or([eb('vendorName', '=', base), eb('vendorName', 'like', `${escapeLike(base)}-%`)]))
    .execute()

  return new Set(rows.map((row) => row.vendorName))
}

/** Part of the registration: nobody has seen the vendor yet, so no revision is raised. */
export function setVendorName(db: Db, id: string, vendorName: string) {
  return db
    .updateTable('vendors')
    .set({ vendorName })
    .where('id', '=', id)
    .returning([...profileColumns, weekHours])
    .executeTakeFirstOrThrow(() => notFound('Vendor'))
}

export function insertFormerSlug(db: Db, vendorId: string, slug: string) {
  return db
    .insertInto('formerSlugs')
    .values({ vendorId, slug })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A slug that is used again is no longer a former one. */
export function deleteFormerSlug(db: Db, vendorId: string, slug: string) {
  return db.deleteFrom('formerSlugs').where('vendorId', '=', vendorId).where('slug', '=', slug).execute()
}

export function markEmailVerified(db: Db, vendorId: string) {
  return db
    .updateTable('vendors')
    .set({ emailVerifiedAt: sql<string>`now()`, menuRev: sql<number>`menu_rev + 1` })
    .where('id', '=', vendorId)
    .execute()
}

/** Those whose number is not stored in E.164, the earliest first. */
export function listVendorsWithoutNumber(db: Db) {
  return db
    .selectFrom('vendors')
    .select(['id', 'phone', 'country'])
    .where('phoneE164', 'is', null)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

/** A number that another vendor has stays there, and one that was changed meanwhile is not touched. Menus show it for WhatsApp. */
export async function saveNumbers(db: Db, vendors: { id: string; phone: string; number: string }[]) {
  const column = (name: 'id' | 'phone' | 'number') => vendors.map((vendor) => vendor[name])
  await sql`
    update vendors set phone_e164 = read.number, menu_rev = menu_rev + slip_by_whatsapp::int
    from unnest(${column('id')}::text[], ${column('phone')}::text[], ${column('number')}::text[])
      as read (id, phone, number)
    where vendors.id = read.id and vendors.phone = read.phone and phone_e164 is null and not exists (
      select from vendors other where other.phone_e164 = read.number and other.deleted_at is null)`.execute(
    db,
  )
}
