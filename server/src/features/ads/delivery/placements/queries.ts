import type { Place, TargetLevel } from '@thela/contract/ads/ad-targets'
import { type AdType, type AdTypeTraits, adTypes, adTypeTraits } from '@thela/contract/ads/ad-types'
import { sql } from 'kysely'
import type { Db } from '../../../../db/connect.ts'
import { isOnline } from '../../../menus/page-data/queries.ts'

export type DeliverableAd = Place & {
  id: string
  adType: AdType
  title: string
  description: string | null
  imageUrl: string | null
  videoUrl: string | null
  linkUrl: string
  latitude: number | null
  longitude: number | null
  radiusKm: number | null
  impressions: number
  clicks: number
}

export type DeliverablePlacement = {
  id: string
  adId: string
  priority: number
  frequencySeconds: number
  maxImpressions: number | null
  currentImpressions: number
  locationType: TargetLevel
  ad: DeliverableAd
}

const adObject = sql`json_build_object('id', a.id, 'adType', a.ad_type, 'title', a.title, 'description', a.description,
  'imageUrl', a.image_url, 'videoUrl', a.video_url, 'linkUrl', a.link_url, 'latitude', a.latitude,
  'longitude', a.longitude, 'radiusKm', a.radius_km, 'country', a.country, 'state', a.state, 'city', a.city,
  'area', a.area, 'impressions', a.impressions, 'clicks', a.clicks)`

/** Those placements that may still be shown, by priority, newest first among equals. */
export async function readPlacements(db: Db, ids: string[], day: string) {
  if (ids.length === 0) return []
  const { rows } = await sql<DeliverablePlacement>`
    select p.id, p.ad_id, p.priority, p.frequency_seconds, p.max_impressions, p.current_impressions, p.location_type,
      ${adObject} as ad
    from placements p join ads a on a.id = p.ad_id
    where p.id = any(${ids}::text[]) and ${isDeliverable(day)}
    order by p.priority desc, p.created_at desc, p.id`.execute(db)
  return rows
}

/**
 * A condition on placements p and ads a. A circle is delivered by its own placement only; an ad that needs a place and
 * was a circle before waits until it is added to the queue.
 */
export const isDeliverable = (day: string) => sql`p.is_active and a.is_active
  and case when a.ad_type in (${circles}) then p.source = 'AD'
    when a.ad_type in (${placed}) then p.country is not null else true end
  and ${day}::date between greatest(p.starts_on, a.starts_on) and least(p.ends_on, a.ends_on)
  and (p.max_impressions is null or p.current_impressions < p.max_impressions)`

const typesThatAim = (target: AdTypeTraits['target']) =>
  sql.join(adTypes.filter((type) => adTypeTraits[type].target === target).map((type) => sql.lit(type)))

export const circles = typesThatAim('circle')
const placed = typesThatAim('required-place')

type Point = { latitude: number; longitude: number }
type Around = { type: AdType; latitude: number; longitude: number; day: string; limit: number }

/** Kilometres between two points. */
const distance = ({ latitude, longitude }: Point) => sql<number>`(12742 * asin(sqrt(least(1,
  sin(radians(latitude - ${latitude}) / 2) ^ 2 + cos(radians(${latitude})) * cos(radians(latitude)) *
  sin(radians(longitude - ${longitude}) / 2) ^ 2))))`

export async function listAdsInCircles(db: Db, around: Around) {
  const { rows } = await sql<{ ad: DeliverableAd }>`
    select ${adObject} as ad from ads a
    where ad_type = ${around.type} and is_active and ${around.day}::date between starts_on and ends_on
      and ${distance(around)} <= radius_km
    order by ${distance(around)}, created_at desc, id limit ${around.limit}`.execute(db)
  return rows.map(({ ad }) => ad)
}

/** How many menus with ads are inside a circle, and how many have a position at all. */
export async function countMenusAround(db: Db, { radius, ...point }: Point & { radius: number }) {
  const { rows } = await sql<{ menus: number; positioned: number }>`
    select count(*)::int as positioned, (count(*) filter (where ${distance(point)} <= ${radius}))::int as menus
    from vendors where latitude is not null and show_ads and ${isOnline}`.execute(db)
  return rows[0] ?? { menus: 0, positioned: 0 }
}

/** Other types ignore the point: all that run, or only those without a target (DEC-139). */
export async function listAdsOfType(
  db: Db,
  request: { type: AdType; day: string; limit: number; hasPoint: boolean },
) {
  const { rows } = await sql<{ ad: DeliverableAd }>`
    select ${adObject} as ad from ads a
    where ad_type = ${request.type} and is_active and ${request.day}::date between starts_on and ends_on
      and (${request.hasPoint} or target_level is null)
    order by created_at desc, id limit ${request.limit}`.execute(db)
  return rows.map(({ ad }) => ad)
}
