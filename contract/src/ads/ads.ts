import { z } from 'zod'
import { bodyLimitsKB } from '../body-limits.ts'
import { endpoint } from '../endpoint.ts'
import { Pagination, pageQuery } from '../values/paging.ts'
import { ById, FilterText, Id, Message, placeFilter, Timestamp } from '../values/text.ts'
import { AdFields, AdInput, AdType } from './ad-input.ts'
import { Place, TargetLevel } from './ad-targets.ts'

export const Ad = Place.extend({
  id: Id,
  title: z.string(),
  description: z.string().nullable(),
  imageUrl: z.string().nullable(),
  videoUrl: z.string().nullable(),
  linkUrl: z.string(),
  adType: AdType,
  location: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** In km. */
  radius: z.number().nullable(),
  targetLevel: TargetLevel.nullable(),
  budget: z.number().nullable(),
  startDate: Timestamp,
  endDate: Timestamp,
  isActive: z.boolean(),
  isUnlimited: z.boolean(),
  impressions: z.int(),
  clicks: z.int(),
  /** A ratio; screens show it as a percentage (DEC-133). */
  ctr: z.number(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
})
export type Ad = z.infer<typeof Ad>

export const AdFilter = z.object({
  search: FilterText,
  type: AdType.optional(),
  ...placeFilter,
})
export type AdFilter = z.output<typeof AdFilter>

export const AdStats = z.object({
  totalRevenue: z.number(),
  totalImpressions: z.int(),
  totalClicks: z.int(),
  ctr: z.number(),
})
export type AdStats = z.infer<typeof AdStats>

const Counted = z.object({
  impressions: z.int(),
  /** Impressions with the token of their delivery. */
  verifiedImpressions: z.int(),
  /** Shown by phones that already had the ad when its cap was reached; not billed. */
  overCap: z.int(),
  /** Above the daily limit of a visitor or address, or with another visitor's token. */
  unbilled: z.int(),
  clicks: z.int(),
  ctr: z.number(),
  spend: z.number(),
})

export const AdReport = Counted.extend({
  days: z.array(Counted.extend({ date: z.iso.date() })),
  places: z.array(Counted.extend({ place: z.string() })),
})
export type AdReport = z.infer<typeof AdReport>

const SavedAd = z.object({ ad: Ad, message: z.string() })

export const adsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/ads',
    access: 'admin',
    summary: 'Ads by page, newest first',
    schema: {
      querystring: pageQuery({ standard: 100, most: 200 }).extend(AdFilter.shape),
      response: { 200: z.object({ ads: z.array(Ad), pagination: Pagination }) },
    },
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admin/ads',
    access: 'admin',
    bodyLimitKB: bodyLimitsKB.ad,
    summary: 'Add an ad; a floating one waits for its place in the queue',
    schema: { body: AdInput, response: { 201: SavedAd } },
    isRepeatable: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/admin/ads/:id',
    access: 'admin',
    bodyLimitKB: bodyLimitsKB.ad,
    summary: 'Change an ad; what is left out stays',
    schema: { params: ById, body: AdFields.partial(), response: { 200: SavedAd } },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/ads/:id',
    access: 'admin',
    summary: 'Delete an ad with its placements',
    schema: { params: ById, response: { 200: Message } },
  }),
  setStatus: endpoint({
    method: 'PATCH',
    path: '/api/admin/ads/:id/status',
    access: 'admin',
    summary: 'Run an ad, or stop it',
    schema: { params: ById, body: z.object({ isActive: z.boolean() }), response: { 200: SavedAd } },
  }),
  uploadImage: endpoint({
    method: 'POST',
    path: '/api/admin/ads/upload-image',
    access: 'admin',
    isMultipart: true,
    summary: 'Store the picture of an ad: image',
    schema: {
      response: { 201: z.object({ success: z.literal(true), imageUrl: z.string(), public_id: z.string() }) },
    },
  }),
  uploadVideo: endpoint({
    method: 'POST',
    path: '/api/admin/ads/upload-video',
    access: 'admin',
    isMultipart: true,
    summary: 'Store the video of an ad: video, at most 20 seconds where the file tells its length',
    schema: {
      response: {
        201: z.object({
          success: z.literal(true),
          videoUrl: z.string(),
          public_id: z.string(),
          duration: z.number().nullable(),
        }),
      },
    },
  }),
  readStats: endpoint({
    method: 'GET',
    path: '/api/admin/ads/stats',
    access: 'admin',
    summary: 'What all ads that the filters leave bring together',
    schema: { querystring: AdFilter, response: { 200: z.object({ stats: AdStats }) } },
  }),
  readReach: endpoint({
    method: 'GET',
    path: '/api/admin/ads/reach',
    access: 'admin',
    summary:
      'How many menus with ads are within a radius in km of a point, and how many have a position at all',
    schema: {
      querystring: z.object({
        latitude: z.coerce.number().min(-90).max(90),
        longitude: z.coerce.number().min(-180).max(180),
        radius: z.coerce.number().min(0.1).max(100),
      }),
      response: { 200: z.object({ menus: z.int(), positioned: z.int() }) },
    },
  }),
  readReport: endpoint({
    method: 'GET',
    path: '/api/admin/ads/:id/report',
    access: 'admin',
    summary: 'What one ad brought, by day and by place',
    schema: { params: ById, response: { 200: z.object({ report: AdReport }) } },
  }),
}
