import { itemColumns } from '@thela/contract/menus/item-fields'
import type { ItemMark } from '@thela/contract/menus/item-marks'
import { PRODUCT_NAME } from '@thela/contract/values/product'
import type { WeekHours } from '@thela/contract/vendors/opening-hours'
import { sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import { templateInUse } from '../../templates/catalogue/queries.ts'

export type OnlineVendor = NonNullable<Awaited<ReturnType<typeof findOnlineVendor>>>

/** A vendor whose menu is public (DEC-082); with email verification required, only a verified one (DEC-149). */
export function findOnlineVendor(db: Db, id: string) {
  return db
    .selectFrom('vendors')
    .select([
      'id',
      'name',
      'businessName',
      'vendorName',
      'slug',
      'description',
      'tagline',
      'address',
      shownPhone.as('phone'),
      'email',
      'country',
      'state',
      'city',
      'area',
      'latitude',
      'longitude',
      'cuisine',
      'priceRange',
      'openingTime',
      'closingTime',
      sql<WeekHours | null>`week_hours`.as('weekHours'),
      closedStill.as('closedUntil'),
      'fssaiNumber',
      'logoUrl',
      'coverImageUrl',
      'qrCodeUrl',
      'showAds',
      'showEstimatedTime',
      'orderSlip',
      whatsappNumber.as('whatsappNumber'),
      'upiAddress',
      'menuLanguage',
      'otherLanguages',
      'templateId',
      'themeIndex',
    ])
    .where('id', '=', id)
    .where(isOnline)
    .executeTakeFirst()
}

/** Until when the stall is closed today; null when that is over. */
const closedStill = sql<string | null>`case when closed_until > now() then closed_until end`

/** A hidden number never leaves the database (DEC-266). */
const shownPhone = sql<string>`case when show_phone then phone else '' end`

/** Also of a vendor who hides the number: who wants orders by WhatsApp gives it away for that (DEC-322). */
const whatsappNumber = sql<string | null>`case when slip_by_whatsapp then substr(phone_e164, 2) end`

/** The revision that a cached page must have, and whether the site is in maintenance; undefined when the vendor is offline. */
export async function findMenuRevision(db: Db, id: string) {
  const row = await db
    .selectFrom('vendors')
    .select(['menuRev', 'slug', 'otherLanguages', templateInUse.as('design')])
    .select(sql<string | null>`(select site_name from platform_settings)`.as('siteName'))
    .select(sql<boolean | null>`(select maintenance_mode from platform_settings)`.as('isClosed'))
    .select(nextChange.as('changesAt'))
    .where('id', '=', id)
    .where(isOnline)
    .executeTakeFirst()

  if (!row) return undefined
  const { menuRev, design, slug, otherLanguages, siteName, isClosed, changesAt } = row
  return {
    revision: `${menuRev} ${design} ${changesAt}`,
    changesAt: changesAt === null ? null : Date.parse(changesAt),
    slug,
    otherLanguages,
    siteName: siteName ?? PRODUCT_NAME,
    isClosed: isClosed ?? false,
  }
}

/** When the first of the items that are sold out today is available again, or the stall is open again: the page changes without an edit. */
const nextChange = sql<string | null>`least(${closedStill}, (
  select min(sold_out_until) from menu_items where vendor_id = vendors.id and sold_out_until > now()))`

/** As a condition on the row of `vendors`. */
export const isOnline = sql<boolean>`is_active and not is_banned and deleted_at is null and (
  email_verified_at is not null or
  not coalesce((select require_email_verification from platform_settings), false))`

export async function wasSlugOf(db: Db, vendorId: string, slug: string) {
  const row = await db
    .selectFrom('formerSlugs')
    .select('slug')
    .where('vendorId', '=', vendorId)
    .where(sql`lower(slug)`, '=', slug.normalize('NFC').toLowerCase())
    .executeTakeFirst()

  return row !== undefined
}

/**
 * All categories with their items, in one query, as JSON text: a large one is parsed in another thread. With a language
 * each also has its texts in that language.
 */
export async function readCategoriesJson(db: Db, vendorId: string, language: string | null) {
  const translation = (row: string) =>
    language === null ? sql`` : sql`, 'translation', ${sql.ref(`${row}.translations`)} -> ${language}::text`

  const { rows } = await sql<{ categories: string }>`
    select coalesce(json_agg(json_build_object(
      'id', c.id, 'name', c.name, 'description', c.description${translation('c')}, 'menuItems', coalesce((
        select json_agg(json_build_object(${itemJson}${translation('i')}) order by i.position)
        from menu_items i where i.vendor_id = c.vendor_id and i.category_id = c.id), '[]')
    ) order by c.position), '[]')::text as categories
    from categories c
    where c.vendor_id = ${vendorId} and c.deleted_at is null`.execute(db)

  return rows[0]?.categories ?? '[]'
}

/** Until the next business day begins; what is not available stays so. As a condition on a row of `menu_items`. */
export const isSoldOutToday = (item: string) =>
  sql<boolean>`(${sql.ref(`${item}.isAvailable`)} and coalesce(${sql.ref(`${item}.soldOutUntil`)} > now(), false))`

const canBeHad = sql`(i.is_available and coalesce(i.sold_out_until <= now(), true))`

/** As an expression on a row of `menu_items`. */
export const markOf = (item: string) =>
  sql<ItemMark | null>`case when ${sql.ref(`${item}.isVeg`)} then 'veg' else ${sql.ref(`${item}.markIfNotVeg`)} end`

/** The arguments of `json_build_object` for an item. */
const itemJson = sql.join([
  sql`'id', i.id, 'category', c.name`,
  ...itemColumns.map(
    (name) => sql`${sql.lit(name)}, ${name === 'isAvailable' ? canBeHad : sql.ref(`i.${name}`)}`,
  ),
  sql`'mark', ${markOf('i')}, 'isSoldOutToday', ${isSoldOutToday('i')}, 'variations', i.variations::text, 'rating', null`,
])

/**
 * How large the menu is, counted as `MAX_MENU_BYTES` says: texts as JSON, as they are sent, and a fixed part for each
 * item and category. Flags and prices are in the fixed part, so that an item can be marked as sold out on a full menu.
 */
export async function measureMenu(db: Db, vendorId: string) {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(64 + octet_length(json_build_array(c.name, c.description)::text)
      + case when c.translations = '{}' then 0 else octet_length(c.translations::text) end
      + on_it.bytes + on_it.items * octet_length(to_json(c.name)::text)), 0)::int as bytes
    from categories c cross join lateral (
      select count(*) as items, coalesce(sum(320 + i.text_bytes), 0) as bytes
      from menu_items i where i.vendor_id = c.vendor_id and i.category_id = c.id) on_it
    where c.vendor_id = ${vendorId} and c.deleted_at is null`.execute(db)

  return rows[0]?.bytes ?? 0
}
