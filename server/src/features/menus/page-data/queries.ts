import { itemColumns } from '@thela/contract/menus/item-fields'
import { PRODUCT_NAME } from '@thela/contract/values/product'
import { sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import { designInForce } from '../../templates/catalogue/queries.ts'

export type OnlineVendor = NonNullable<Awaited<ReturnType<typeof findOnlineVendor>>>

/** A vendor whose menu customers may see (DEC-082); with verification in force, only a verified one (DEC-149). */
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
      'phone',
      'email',
      'country',
      'state',
      'city',
      'area',
      'cuisine',
      'priceRange',
      'openingTime',
      'closingTime',
      'logoUrl',
      'coverImageUrl',
      'qrCodeUrl',
      'showAds',
      'templateId',
      'themeIndex',
    ])
    .where('id', '=', id)
    .where(isOnline)
    .executeTakeFirst()
}

/** What a cached page must have been made from, and whether the site is closed; nothing when the vendor is not online. */
export async function findMenuRevision(db: Db, id: string) {
  const row = await db
    .selectFrom('vendors')
    .select(['menuRev', 'slug', designInForce.as('design')])
    .select(sql<string | null>`(select site_name from platform_settings)`.as('siteName'))
    .select(sql<boolean | null>`(select maintenance_mode from platform_settings)`.as('isClosed'))
    .where('id', '=', id)
    .where(isOnline)
    .executeTakeFirst()

  if (!row) return undefined
  const { menuRev, design, slug, siteName, isClosed } = row
  return {
    revision: `${menuRev} ${design}`,
    slug,
    siteName: siteName ?? PRODUCT_NAME,
    isClosed: isClosed ?? false,
  }
}

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

/** All categories with their items, in one question, as the database's own JSON: a large one is parsed elsewhere. */
export async function readCategoriesJson(db: Db, vendorId: string) {
  const { rows } = await sql<{ categories: string }>`
    select coalesce(json_agg(json_build_object(
      'id', c.id, 'name', c.name, 'description', c.description, 'menuItems', coalesce((
        select json_agg(json_build_object(${itemJson}) order by i.position)
        from menu_items i where i.vendor_id = c.vendor_id and i.category_id = c.id), '[]')
    ) order by c.position), '[]')::text as categories
    from categories c
    where c.vendor_id = ${vendorId} and c.deleted_at is null`.execute(db)

  return rows[0]?.categories ?? '[]'
}

/** What `json_build_object` makes an item of. */
const itemJson = sql.join([
  sql`'id', i.id, 'category', c.name`,
  ...itemColumns.map((name) => sql`${sql.lit(name)}, ${sql.ref(`i.${name}`)}`),
  sql`'variations', i.variations::text, 'rating', null`,
])

/**
 * How large the menu is, counted as `MAX_MENU_BYTES` says: texts as JSON, as they are sent, and a fixed part for each
 * item and category. Flags and prices are in the fixed part, so that a dish can be marked as sold out on a full menu.
 */
export async function measureMenu(db: Db, vendorId: string) {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(64 + octet_length(json_build_array(c.name, c.description)::text)
      + on_it.bytes + on_it.items * octet_length(to_json(c.name)::text)), 0)::int as bytes
    from categories c cross join lateral (
      select count(*) as items, coalesce(sum(320 + i.text_bytes), 0) as bytes
      from menu_items i where i.vendor_id = c.vendor_id and i.category_id = c.id) on_it
    where c.vendor_id = ${vendorId} and c.deleted_at is null`.execute(db)

  return rows[0]?.bytes ?? 0
}
