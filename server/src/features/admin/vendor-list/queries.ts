import type { AdminVendor } from '@thela/contract/admin/vendors'
import type { VendorsQuery } from '@thela/contract/admin/vendors-query'
import { placeNames } from '@thela/contract/ads/ad-targets'
import type { Page } from '@thela/contract/values/paging'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import { escapeLike } from '../../../db/escape-like.ts'
import { notFound } from '../../../http/errors.ts'
import type { Span } from '../../analytics/rollups/span.ts'
import { joinCounts, lastActivityIn, qrScans, totalViews } from '../../analytics/rollups/vendors/queries.ts'
import { segments } from '../../analytics/vendor-activity/queries.ts'
import { spellingsOf } from '../../vendors/record/phone-numbers.ts'

/** The query with resolved place names and its span of days. */
export type VendorFilter = Pick<VendorsQuery, 'search' | 'status' | 'segment'> &
  Pick<VendorsQuery, 'country' | 'state' | 'city' | 'area'> & { span: Span }

type VendorOrder = Pick<VendorsQuery, 'sortBy' | 'order'>
type VendorPage = Page & VendorOrder & Pick<VendorsQuery, 'after'>

export type VendorRow = Omit<AdminVendor, '_count'>

/** One page of vendors: ids first, then their columns, so that nothing is counted for vendors of other pages. */
export async function listVendors(
  db: Db,
  filter: VendorFilter,
  { page, limit, after, ...order }: VendorPage,
) {
  const follows = after === undefined ? undefined : isAfter(after, order)
  const { rows } = await sql<{ id: string }>`
    select vendors.id ${vendorsMatching(filter)} and ${follows ?? sql`true`}
    order by ${orderBy(order, filter.span)} limit ${limit} offset ${follows ? 0 : (page - 1) * limit}`.execute(
    db,
  )

  return listVendorsById(
    db,
    rows.map(({ id }) => id),
  )
}

export async function countVendors(db: Db, filter: VendorFilter) {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total ${vendorsMatching(filter)}`.execute(db)

  return rows[0]?.total ?? 0
}

/** The vendors of these ids, in the order of the ids. */
export async function listVendorsById(db: Db, ids: string[]) {
  const { rows } = await sql<VendorRow>`
    select ${columns} from vendors join unnest(${ids}::text[]) with ordinality as wanted(id, n) using (id)
    where deleted_at is null order by n`.execute(db)

  return rows
}

export async function findVendor(db: Db, id: string) {
  const [vendor] = await listVendorsById(db, [id])
  if (!vendor) throw notFound('Vendor')
  return vendor
}

/** The vendors that match the filter, as the start of a statement. */
export const vendorsMatching = (filter: VendorFilter) => sql`
  from vendors ${joinCounts(filter.span, isMatchingVendor(filter))}
  where ${matches(filter)} and ${filter.segment ? segments[filter.segment] : sql`true`}`

/** Limits counting to matching vendors when search or place narrow them down. */
export const isMatchingVendor = (filter: VendorFilter) =>
  filter.search || placeNames.some((place) => filter[place])
    ? sql`vendor_id in (select id from vendors where ${matches(filter)})`
    : sql`true`

export const isActive = sql<boolean>`(vendors.is_active and not vendors.is_banned)`

/** A banned vendor is never active (DEC-162). */
const statuses = {
  all: sql<boolean>`true`,
  active: isActive,
  inactive: sql<boolean>`not ${isActive}`,
  banned: sql<boolean>`vendors.is_banned`,
}

function matches(filter: VendorFilter) {
  const { search, status } = filter
  const conditions = [
    sql`vendors.deleted_at is null`,
    statuses[status],
    ...placeNames.flatMap((place) =>
      filter[place] ? [sql`lower(vendors.${sql.ref(place)}) = lower(${filter[place]})`] : [],
    ),
    ...(search ? [mentions(search)] : []),
  ]
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

/** A phone number is also searched by its digits, however it is written, and a whole one with and without +91. */
function mentions(search: string) {
  const phone = /^[\d+\-\s()]+$/.test(search) ? search : ''
  const { typed, digits } = spellingsOf(phone, ['India'])
  const words = [...new Set([search, typed, ...digits])].filter((word) => word !== '')

  return sql<boolean>`(${sql.join(words.map(contains), sql` or `)})`
}

/** Exactly as in the index vendors_search. */
const searchText = sql`lower(name || E'\\n' || business_name || E'\\n' || phone_digits || E'\\n' || coalesce(email, ''))`

const contains = (word: string) => sql`${searchText} like lower(${`%${escapeLike(word)}%`})`

export const location = sql<string>`concat_ws(
  ', ', nullif(vendors.area, ''), nullif(vendors.city, ''), nullif(vendors.state, ''), nullif(vendors.country, ''))`

const columns = sql`
  vendors.id, name, business_name, vendor_name, slug, phone, email, country, state, city, area, address, description,
  is_active, is_banned, ban_reason, show_ads, created_at, ${location} as location,
  (select count(*)::int from categories c where c.vendor_id = vendors.id and c.deleted_at is null) as categories_count,
  item_count as menu_items_count`

/** Ties are sorted newest first; the first two orders are read from an index, in either direction. */
function orderBy({ sortBy, order }: VendorOrder, span: Span) {
  const isRising = order === 'asc'
  const by = {
    createdAt: isRising ? sql`created_at, vendors.id desc` : sql`created_at desc, vendors.id`,
    name: isRising ? sql`lower(name), vendors.id` : sql`lower(name) desc, vendors.id desc`,
    totalViews: rank(totalViews),
    qrScans: rank(qrScans),
    items: rank(sql`item_count`),
    lastActivity: rank(lastActivityIn(span)),
  }
  return by[sortBy]

  function rank(measure: RawBuilder<unknown>) {
    const direction = isRising ? sql`asc nulls first` : sql`desc nulls last`
    return sql`${measure} ${direction}, created_at desc, vendors.id`
  }
}

/** The vendors behind this one in an order that an index has; in any other they are counted from the first. */
function isAfter(id: string, { sortBy, order }: VendorOrder) {
  const of = (column: RawBuilder<unknown>) => sql`(select ${column} from vendors where id = ${id})`
  const [age, name] = [sql`created_at`, sql`lower(name)`]
  const isRising = order === 'asc'

  if (sortBy === 'createdAt')
    return isRising
      ? sql`created_at >= ${of(age)} and (created_at > ${of(age)} or vendors.id < ${id})`
      : sql`created_at <= ${of(age)} and (created_at < ${of(age)} or vendors.id > ${id})`
  if (sortBy !== 'name') return undefined
  return isRising
    ? sql`(lower(name), vendors.id) > (${of(name)}, ${id})`
    : sql`(lower(name), vendors.id) < (${of(name)}, ${id})`
}

/** What an administrator may change, locked until the transaction ends. */
export function lockVendorStatus(db: Db, id: string) {
  return db
    .selectFrom('vendors')
    .select(['isActive', 'isBanned', 'banReason', 'showAds'])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('Vendor'))
}
