import {
  type PriorityBand,
  placeNames,
  priorityBands,
  type TargetLevel,
} from '@thela/contract/ads/ad-targets'
import { type AdType, queuedAdTypes } from '@thela/contract/ads/ad-types'
import type { AdQueueItem } from '@thela/contract/ads/queue'
import { type Page, paginate } from '@thela/contract/values/paging'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../../db/connect.ts'
import { escapeLike } from '../../../../db/escape-like.ts'

export type ItemFilter = {
  ids?: string[]
  search?: string
  adType?: AdType
  isActive?: boolean
  /** The name of any place, on any level. */
  location?: string
  country?: string
  state?: string
  city?: string
  area?: string
  locationType?: TargetLevel
  priority?: PriorityBand | number
}

export type ItemRow = Omit<AdQueueItem, 'startDate' | 'endDate'> & { startsOn: string; endsOn: string }

/** Placements by priority, newest first among equals, each with the vendors it reaches. */
export async function listItems(db: Db, filter: ItemFilter, page: Page) {
  const [items, total] = await Promise.all([selectItems(db, filter, page), countItems(db, filter)])
  return { rows: items, pagination: paginate(page, total) }
}

export async function selectItems(db: Db, filter: ItemFilter, { page, limit }: Page) {
  const { rows } = await sql<ItemRow>`
    with items as (
      select p.* from placements p join ads a on a.id = p.ad_id where ${matches(filter)}
      order by p.priority desc, p.created_at desc, p.id limit ${limit} offset ${(page - 1) * limit}
    ), ${reach}
    select p.id, p.ad_id, json_build_object('title', a.title, 'adType', a.ad_type, 'imageUrl', a.image_url,
        'videoUrl', a.video_url, 'description', a.description) as ad,
      reach.vendor, p.location_type, p.country, p.state, p.city, p.area, p.priority, p.is_auto_priority, p.is_active,
      p.current_impressions, p.max_impressions, reach.total_vendors, p.starts_on, p.ends_on, p.source
    from items p join ads a on a.id = p.ad_id join reach on reach.key = ${keyOf('p')}
    order by p.priority desc, p.created_at desc, p.id`.execute(db)
  return rows
}

async function countItems(db: Db, filter: ItemFilter) {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from placements p join ads a on a.id = p.ad_id where ${matches(filter)}`.execute(
    db,
  )
  return rows[0]?.total ?? 0
}

/** How many placements match the filter, and how many of them are active. */
export async function countByStatus(db: Db, filter: ItemFilter) {
  const { rows } = await sql<{ total: number; active: number }>`
    select count(*)::int as total, (count(*) filter (where p.is_active))::int as active
    from placements p join ads a on a.id = p.ad_id where ${matches(filter)}`.execute(db)
  return rows[0] ?? { total: 0, active: 0 }
}

/** Every place that the queue names. */
export async function listLocations(db: Db) {
  const { rows } = await sql<{ name: string }>`
    select distinct place.name from placements p
    cross join lateral (values (p.country), (p.state), (p.city), (p.area)) as place(name)
    where place.name is not null order by 1 limit 500`.execute(db)
  return rows.map(({ name }) => name)
}

const keyOf = (row: string) => {
  const names = placeNames.map((name) => sql`lower(${sql.ref(`${row}.${name}`)})`)
  return sql`concat_ws(E'\\n', ${sql.join(names)})`
}

const levelVendors = (level: TargetLevel, names: readonly string[]) => {
  const same = names.map((name) => sql`lower(v.${sql.ref(name)}) = s.${sql.ref(name)}`)
  return sql`select v.business_name, v.city from vendors v where v.deleted_at is null and v.is_active
    and not v.is_banned and s.level = ${sql.lit(level)} and ${sql.join(same, sql` and `)}`
}

/** The vendors that each place of the page reaches, once per place, by the index vendors_by_place (DEC-126). */
const reach = sql`spots as (
  select distinct ${keyOf('items')} as key, case when country is null then 'ALL' else location_type end as level,
    lower(country) as country, lower(state) as state, lower(city) as city, lower(area) as area from items
), reach as (
  select s.key, count(v.business_name)::int as total_vendors, case when count(v.business_name) = 1
    then json_build_object('businessName', min(v.business_name), 'city', min(v.city)) end as vendor
  from spots s left join lateral (
    ${levelVendors('AREA', placeNames)} union all ${levelVendors('CITY', placeNames.slice(0, 3))}
    union all ${levelVendors('STATE', placeNames.slice(0, 2))} union all ${levelVendors('COUNTRY', ['country'])}
    union all select business_name, city from vendors
      where s.level = 'ALL' and deleted_at is null and is_active and not is_banned
  ) v on true group by s.key
)`

function matches(filter: ItemFilter) {
  const { ids, search, adType, isActive, location, locationType, priority } = filter
  const conditions: RawBuilder<unknown>[] = [sql`a.ad_type in (${queuedTypes})`]
  if (ids) conditions.push(sql`p.id = any(${ids}::text[])`)
  if (search) conditions.push(mentions(search))
  if (adType) conditions.push(sql`a.ad_type = ${adType}`)
  if (isActive !== undefined) conditions.push(sql`p.is_active = ${isActive}`)
  if (location) conditions.push(sql`lower(${location}) in (${anyPlace})`)
  if (locationType) conditions.push(sql`p.location_type = ${locationType}`)
  if (priority !== undefined) conditions.push(isOfPriority(priority))
  conditions.push(...placeConditions(filter))
  return sql.join(conditions, sql` and `)
}

const queuedTypes = sql.join(queuedAdTypes.map((type) => sql.lit(type)))

const placeConditions = (filter: ItemFilter) =>
  placeNames.flatMap((name) =>
    filter[name] ? [sql`lower(p.${sql.ref(name)}) = lower(${filter[name]})`] : [],
  )

const anyPlace = sql.join(placeNames.map((name) => sql`lower(p.${sql.ref(name)})`))

function isOfPriority(priority: PriorityBand | number) {
  const [least, most] = typeof priority === 'number' ? [priority, priority] : priorityBands[priority]
  return sql`p.priority between ${least} and ${most}`
}

/** By the ad's title, a place, or the name of a vendor that it reaches. */
function mentions(search: string) {
  const pattern = `%${escapeLike(search)}%`
  const reached = placeNames.map(
    (name) => sql`(p.${sql.ref(name)} is null or lower(v.${sql.ref(name)}) = lower(p.${sql.ref(name)}))`,
  )
  return sql`(lower(a.title) like lower(${pattern})
    or lower(concat_ws(E'\\n', p.country, p.state, p.city, p.area)) like lower(${pattern})
    or exists (select from vendors v where v.deleted_at is null and v.is_active and not v.is_banned
      and lower(v.business_name) like lower(${pattern}) and ${sql.join(reached, sql` and `)}))`
}
