import type { Place, TargetLevel } from '@thela/contract/ads/ad-targets'
import { type AdType, queuedAdTypes } from '@thela/contract/ads/ad-types'
import { sql } from 'kysely'
import type { Db } from '../../../../db/connect.ts'

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

/** Those of the placements that may still be shown, by priority, newest first among equals. */
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

/** As a condition on placements p and ads a. A circle is not in the queue; what it had there before stays counted. */
export const isDeliverable = (day: string) => sql`p.is_active and a.is_active and a.ad_type in (${queued})
  and ${day}::date between greatest(p.starts_on, a.starts_on) and least(p.ends_on, a.ends_on)
  and (p.max_impressions is null or p.current_impressions < p.max_impressions)`

const queued = sql.join(queuedAdTypes.map((type) => sql.lit(type)))

type Around = { type: AdType; latitude: number; longitude: number; day: string; limit: number }

/** Kilometres between two points of the globe. */
const distance = ({ latitude, longitude }: Around) => sql<number>`(12742 * asin(sqrt(least(1,
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

/** Of other types a point says nothing: all that run, or only those that aim nowhere (DEC-139). */
export async function listAdsOfType(
  db: Db,
  wish: { type: AdType; day: string; limit: number; hasPoint: boolean },
) {
  const { rows } = await sql<{ ad: DeliverableAd }>`
    select ${adObject} as ad from ads a
    where ad_type = ${wish.type} and is_active and ${wish.day}::date between starts_on and ends_on
      and (${wish.hasPoint} or target_level is null)
    order by created_at desc, id limit ${wish.limit}`.execute(db)
  return rows.map(({ ad }) => ad)
}
