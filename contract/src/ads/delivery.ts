import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ById, Id, placeFilter, untrimmedText } from '../values/text.ts'
import { AdType } from './ad-input.ts'
import { Place, TargetLevel } from './ad-targets.ts'

/** The public fields of an ad, without its price. */
export const PublicAd = Place.extend({
  id: Id,
  adType: AdType,
  title: z.string(),
  description: z.string().nullable(),
  imageUrl: z.string().nullable(),
  videoUrl: z.string().nullable(),
  linkUrl: z.string().nullable(),
  location: z.string().nullable(),
  budget: z.null(),
  impressions: z.int(),
  clicks: z.int(),
  ctr: z.number(),
})
export type PublicAd = z.infer<typeof PublicAd>

/** Sent back with the impression, which then counts once and may be billed, and with the click, which requires it. */
const token = z.string()

export const ListedAd = PublicAd.extend({ token })
export type ListedAd = z.infer<typeof ListedAd>

export const AdPlacement = z.object({
  id: Id,
  adId: Id,
  token,
  ad: PublicAd,
  googleAd: z.object({ client: z.string(), slot: z.string() }).nullish(),
  priority: z.int(),
  frequencySeconds: z.int(),
  maxImpressions: z.int().nullable(),
  currentImpressions: z.int(),
  locationType: TargetLevel,
  vendor: z.object({ businessName: z.string() }).nullable(),
})
export type AdPlacement = z.infer<typeof AdPlacement>

/** The position of the demo pages when the browser provides none (GEO-05). */
export const fallbackLocation = {
  latitude: 21.17,
  longitude: 72.83,
  country: 'India',
  state: 'Gujarat',
  city: 'Surat',
  area: 'Southwest Zone',
} as const

const Limit = z.coerce.number().int().min(1).max(50).default(20)
const Coordinate = (most: number) => z.coerce.number().min(-most).max(most).optional()

const isPair = ({ latitude, longitude }: { latitude?: number; longitude?: number }) =>
  (latitude === undefined) === (longitude === undefined)

const Shown = z
  .object({
    placementId: untrimmedText(64).nullish(),
    vendorId: untrimmedText(64).nullish(),
    token: untrimmedText(500).nullish(),
  })
  .nullish()

export const publicAdsApi = {
  listAround: endpoint({
    method: 'GET',
    path: '/api/public/ads',
    access: 'public',
    summary:
      'Running ads of one type, each with a token; hyperlocal ones around the given point, nearest first',
    schema: {
      querystring: z
        .object({
          type: AdType.default('HYPERLOCAL'),
          latitude: Coordinate(90),
          longitude: Coordinate(180),
          limit: Limit,
        })
        .refine(isPair, { path: ['longitude'], message: 'Latitude and longitude come together' }),
      response: { 200: z.object({ ads: z.array(ListedAd) }) },
    },
  }),
  listForVendor: endpoint({
    method: 'GET',
    path: '/api/public/ads/vendor/:vendorId',
    access: 'public',
    summary: "The ads for a menu, chosen by the vendor's place, each with the token of its delivery",
    schema: {
      params: z.object({ vendorId: Id }),
      querystring: z.object({
        type: AdType.default('FLOATING'),
        ...placeFilter,
        sessionStart: untrimmedText(40).optional(),
        limit: Limit,
      }),
      response: {
        200: z.object({
          data: z.array(AdPlacement),
          fallbackToAdSense: z.boolean(),
          hasRegionSpecificAds: z.boolean(),
        }),
      },
    },
  }),
  see: endpoint({
    method: 'POST',
    path: '/api/public/ads/:id/impression',
    access: 'public',
    summary:
      'An ad was seen; it counts against a cap only with its token, from the visitor who fetched the token, after the time an ad must be visible, and a few times a day',
    schema: {
      params: ById,
      body: Shown,
      response: { 202: z.object({ success: z.literal(true), recorded: z.boolean() }) },
    },
  }),
  click: endpoint({
    method: 'POST',
    path: '/api/public/ads/:id/click',
    access: 'public',
    summary:
      'An ad was clicked; answers where to go, or null when its link leads nowhere; counts once, with the token of a counted impression',
    schema: {
      params: ById,
      body: Shown,
      response: { 200: z.object({ success: z.literal(true), redirectUrl: z.string().nullable() }) },
    },
  }),
}
