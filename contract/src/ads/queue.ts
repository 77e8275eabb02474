import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Pagination, pageQuery } from '../values/paging.ts'
import { FilterText, Id, Message, Timestamp } from '../values/text.ts'
import { AdType, adDay } from './ad-input.ts'
import { Place, PlaceInput, TargetLevel } from './ad-targets.ts'

/** Shown first in the location filter, even if the queue has none of them (DEC-128). */
export const firstQueueLocations = ['Surat', 'Ahmedabad', 'Gujarat', 'India'] as const

export const AdQueueItem = Place.extend({
  id: Id,
  adId: Id,
  ad: z.object({
    title: z.string(),
    adType: AdType,
    imageUrl: z.string().nullable(),
    videoUrl: z.string().nullable(),
    description: z.string().nullable(),
  }),
  /** The only vendor it reaches; null when it reaches several or none (DEC-126). */
  vendor: z.object({ businessName: z.string(), city: z.string() }).nullable(),
  locationType: TargetLevel,
  priority: z.int(),
  isAutoPriority: z.boolean(),
  isActive: z.boolean(),
  currentImpressions: z.int(),
  /** Null means unlimited. */
  maxImpressions: z.int().nullable(),
  totalVendors: z.int(),
  startDate: Timestamp,
  endDate: Timestamp,
  source: z.enum(['AD', 'CAMPAIGN']),
})
export type AdQueueItem = z.infer<typeof AdQueueItem>

export const QueueStats = z.object({
  totalAds: z.int(),
  activeAds: z.int(),
  inactiveAds: z.int(),
  area: z.string(),
})
export type QueueStats = z.infer<typeof QueueStats>

export const PriorityInfo = z.object({
  locationBasedPriorities: z.record(TargetLevel, z.int()),
  description: z.record(TargetLevel, z.string()),
  note: z.string(),
})
export type PriorityInfo = z.infer<typeof PriorityInfo>

/** Null is unlimited and must be explicit (DEC-122). Left out, the ad's own setting decides. */
export const MaxImpressions = z.int().min(1).max(2_000_000_000).nullish()

export const QueueAddition = PlaceInput.extend({
  adId: Id,
  targetLevel: TargetLevel,
  startDate: adDay('Start date is required').optional(),
  endDate: adDay('End date is required').optional(),
  adType: AdType.optional(),
  maxImpressions: MaxImpressions,
})
export type QueueAddition = z.output<typeof QueueAddition>

const PriorityNumber = z
  .int({ error: 'Priority must be between 0 and 100' })
  .min(0, 'Priority must be between 0 and 100')
  .max(100, 'Priority must be between 0 and 100')

export const PriorityChange = z.object({ id: Id, priority: PriorityNumber })

const QueueItems = z.object({ items: z.array(AdQueueItem), pagination: Pagination })

export const QueueQuery = pageQuery({ standard: 50, most: 200 }).extend({
  search: FilterText,
  adType: AdType.optional(),
  status: z.enum(['active', 'inactive']).optional(),
  location: FilterText,
  priority: z.enum(['high', 'medium', 'low']).optional(),
})
export type QueueQuery = z.output<typeof QueueQuery>

export const adQueueApi = {
  readStats: endpoint({
    method: 'GET',
    path: '/api/ad-queue/stats',
    access: 'admin',
    summary: 'How many placements there are',
    schema: { response: { 200: z.object({ stats: QueueStats }) } },
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/ad-queue/items',
    access: 'admin',
    summary: 'Placements by priority, newest first among equals, with the locations to filter by',
    schema: {
      querystring: QueueQuery,
      response: { 200: QueueItems.extend({ locations: z.array(z.string()) }) },
    },
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/ad-queue/add',
    access: 'admin',
    summary: 'Put an ad into the queue, or refresh its own placement; what was delivered stays counted',
    schema: {
      body: QueueAddition,
      response: {
        201: z.object({ item: AdQueueItem, refreshed: z.boolean(), message: z.string() }),
        200: z.object({ item: AdQueueItem, refreshed: z.boolean(), message: z.string() }),
      },
    },
  }),
  setPriority: endpoint({
    method: 'PUT',
    path: '/api/ad-queue/priority',
    access: 'admin',
    summary: 'Give a placement a priority by hand',
    schema: {
      body: PriorityChange,
      response: { 200: z.object({ item: AdQueueItem, message: z.string() }) },
    },
  }),
  deactivate: endpoint({
    method: 'PUT',
    path: '/api/ad-queue/deactivate',
    access: 'admin',
    summary: 'Stop a placement, or all of an ad; isActive true runs them again',
    schema: {
      body: z
        .object({ id: Id.optional(), adId: Id.optional(), isActive: z.boolean().default(false) })
        .refine(({ id, adId }) => Boolean(id || adId), {
          path: ['id'],
          message: 'Queue item is required',
        }),
      response: { 200: Message.extend({ updated: z.int() }) },
    },
  }),
  readPriorityInfo: endpoint({
    method: 'GET',
    path: '/api/ad-queue/priority-info',
    access: 'admin',
    summary: 'How priorities come about',
    schema: { response: { 200: PriorityInfo } },
  }),
}
