import { z } from 'zod'
import { bodyLimitsKB } from '../body-limits.ts'
import { endpoint } from '../endpoint.ts'
import { limitedList } from '../values/limited-list.ts'
import { Pagination, pageQuery } from '../values/paging.ts'
import { FilterText, Id, placeFilter, requiredText, YesOrNo } from '../values/text.ts'
import { AdFields } from './ad-input.ts'
import { PlaceInput, TargetLevel } from './ad-targets.ts'
import { Ad } from './ads.ts'
import { AdQueueItem, MaxImpressions, PriorityInfo, QueueStats } from './queue.ts'

const AreaQuery = z.object({
  ...placeFilter,
  /** India unless another is named; empty means all. */
  country: FilterText.default('IN'),
})

export const AreaQueueQuery = pageQuery({ standard: 50, most: 200 }).extend({
  search: FilterText,
  ...placeFilter,
  locationType: TargetLevel.optional(),
  priority: z.union([z.enum(['high', 'medium', 'low']), z.coerce.number().int().min(0).max(100)]).optional(),
  isActive: YesOrNo.optional(),
})
export type AreaQueueQuery = z.output<typeof AreaQueueQuery>

export const PriorityMigration = z.object({
  dryRun: z.boolean().default(true),
  force: z.boolean().default(false),
  onlyZeroPriorities: z.boolean().default(true),
})
export type PriorityMigration = z.output<typeof PriorityMigration>

const TargetingArea = PlaceInput.extend({ country: requiredText('Country is required', 100) })

export const Campaign = z
  .object({
    adData: AdFields.omit({
      targetLevel: true,
      country: true,
      state: true,
      city: true,
      area: true,
      latitude: true,
      longitude: true,
      radius: true,
    }).extend({ maxImpressions: MaxImpressions }),
    targetingAreas: limitedList(z.array(TargetingArea).min(1, 'At least one area is required').max(200)),
    useLocationBasedPriority: z.boolean().default(true),
    priority: z.int().min(0).max(100).optional(),
  })
  .refine(({ useLocationBasedPriority, priority }) => useLocationBasedPriority || priority !== undefined, {
    path: ['priority'],
    message: 'Priority is required',
  })
export type Campaign = z.output<typeof Campaign>

export const areaAdQueueApi = {
  readPriorityInfo: endpoint({
    method: 'GET',
    path: '/api/area-ad-queue/priority-info',
    access: 'admin',
    summary: 'How priorities come about',
    schema: { response: { 200: PriorityInfo } },
  }),
  migratePriorities: endpoint({
    method: 'POST',
    path: '/api/area-ad-queue/migrate-priorities',
    access: 'admin',
    summary: 'Give placements the priority of their location; a dry run tells what would change',
    schema: {
      body: PriorityMigration,
      response: {
        200: z.object({
          message: z.string(),
          data: z.object({
            dryRun: z.boolean(),
            scanned: z.int(),
            updated: z.int(),
            skipped: z.int(),
            changes: z.array(z.object({ id: Id, from: z.int(), to: z.int() })),
          }),
        }),
      },
    },
  }),
  readStats: endpoint({
    method: 'GET',
    path: '/api/area-ad-queue/stats',
    access: 'admin',
    summary: 'How many placements aim at a location or below it',
    schema: { querystring: AreaQuery, response: { 200: z.object({ stats: QueueStats }) } },
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/area-ad-queue/items',
    access: 'admin',
    summary: 'Placements by location',
    schema: {
      querystring: AreaQueueQuery,
      response: { 200: z.object({ items: z.array(AdQueueItem), pagination: Pagination }) },
    },
  }),
  toggleStatus: endpoint({
    method: 'PUT',
    path: '/api/area-ad-queue/toggle-status',
    access: 'admin',
    summary: 'Run or stop the placement of an ad at one location',
    schema: {
      body: PlaceInput.extend({ adId: Id, isActive: z.boolean() }),
      response: { 200: z.object({ item: AdQueueItem, message: z.string() }) },
    },
  }),
  startCampaign: endpoint({
    method: 'POST',
    path: '/api/area-ad-queue/campaign',
    bodyLimitKB: bodyLimitsKB.campaign,
    access: 'admin',
    summary: 'An ad with one placement for each area, all or none; its budget is shared among them',
    schema: {
      body: Campaign,
      response: { 201: z.object({ ad: Ad, items: z.array(AdQueueItem), message: z.string() }) },
    },
    isRepeatable: true,
  }),
}
