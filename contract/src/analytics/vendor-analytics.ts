import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Period, rangeFields } from '../values/date-range.ts'
import { Pagination, pageQuery } from '../values/paging.ts'
import { Id, Timestamp } from '../values/text.ts'
import { eventTypes } from './event-types.ts'
import { Today } from './today.ts'

export const VendorStats = z.object({
  totalCategories: z.int(),
  totalItems: z.int(),
  totalMenuViews: z.int(),
  totalQrScans: z.int(),
})
export type VendorStats = z.infer<typeof VendorStats>

export const AnalyticsEvent = z.object({
  id: Id,
  type: z.enum(eventTypes),
  createdAt: Timestamp,
  metadata: z.record(z.string(), z.unknown()).nullable(),
})
export type AnalyticsEvent = z.infer<typeof AnalyticsEvent>

/** `totalViews` is menu views plus scans (DEC-056). */
export const AnalyticsSummary = z.object({
  totalViews: z.int(),
  qrScans: z.int(),
  menuViews: z.int(),
  itemClicks: z.int(),
  categoryViews: z.int(),
})
export type AnalyticsSummary = z.infer<typeof AnalyticsSummary>

/** Rates in percent with two decimals; they may exceed 100 (DEC-057). */
export const EngagementMetrics = z.object({
  qrScanRate: z.number(),
  menuExplorationRate: z.number(),
  engagementScore: z.number(),
  totalCategories: z.int(),
  totalItems: z.int(),
})
export type EngagementMetrics = z.infer<typeof EngagementMetrics>

export const CategoryViews = z.object({
  categoryId: Id,
  categoryName: z.string(),
  views: z.int(),
  percentage: z.number(),
})
export type CategoryViews = z.infer<typeof CategoryViews>

export const DailyPoint = z.object({
  date: z.string(),
  totalViews: z.int(),
  menuViews: z.int(),
  qrScans: z.int(),
})
export type DailyPoint = z.infer<typeof DailyPoint>

/** Visitors are identified only within a day, so days must not be added up. */
export const VisitorPoint = z.object({ date: z.string(), visitors: z.int() })
export type VisitorPoint = z.infer<typeof VisitorPoint>

const Span = z.object({ startDate: z.string(), endDate: z.string(), vendorJoinDate: z.string() })

export const vendorAnalyticsApi = {
  readSummary: endpoint({
    method: 'GET',
    path: '/api/vendors/stats/summary',
    access: 'vendor',
    summary: 'What the vendor has and how often it was seen, all time',
    schema: { response: { 200: z.object({ stats: VendorStats }) } },
  }),
  readToday: endpoint({
    method: 'GET',
    path: '/api/vendors/stats/today',
    access: 'vendor',
    summary: 'Visits of today beside a usual day of this weekday, and the dishes that are looked at most',
    schema: { response: { 200: z.object({ today: Today }) } },
  }),
  readAnalytics: endpoint({
    method: 'GET',
    path: '/api/vendors/analytics',
    access: 'vendor',
    summary: 'What happened and how well it went; with only a limit, the latest events of all time',
    schema: {
      querystring: pageQuery({ standard: 50, most: 200 }).extend({
        limit: z.coerce.number().int().min(1).max(200).optional(),
        period: Period.optional(),
        ...rangeFields,
        type: z.enum(eventTypes).optional(),
        /** Leaves out the vendor's own sign-ins and sign-outs. */
        signIns: z.literal('hide').optional(),
      }),
      response: {
        200: z.object({
          stats: VendorStats,
          analytics: z.array(AnalyticsEvent),
          engagementMetrics: EngagementMetrics,
          summary: AnalyticsSummary,
          pagination: Pagination,
          metadata: Span,
        }),
      },
    },
  }),
  readDaily: endpoint({
    method: 'GET',
    path: '/api/vendors/analytics/daily',
    access: 'vendor',
    summary: 'Views and scans day by day, oldest first',
    schema: {
      querystring: z.object({
        days: z.coerce.number().int().min(1).max(366).default(7),
        ...rangeFields,
      }),
      response: { 200: z.object({ data: z.array(DailyPoint), metadata: Span }) },
    },
  }),
  readVisitors: endpoint({
    method: 'GET',
    path: '/api/vendors/analytics/visitors',
    access: 'vendor',
    summary: 'Different visitors day by day, and when visits come: seven weekdays, Monday first, of 24 hours',
    schema: {
      querystring: z.object({ period: Period.optional(), ...rangeFields }),
      response: {
        200: z.object({
          data: z.array(VisitorPoint),
          busyHours: z.array(z.array(z.int()).length(24)).length(7),
          metadata: Span,
        }),
      },
    },
  }),
  readCategoryViews: endpoint({
    method: 'GET',
    path: '/api/vendors/analytics/categories',
    access: 'vendor',
    summary: 'Which categories were looked at, most views first',
    schema: {
      querystring: z.object({ period: Period.optional(), ...rangeFields }),
      response: {
        200: z.object({ categories: z.array(CategoryViews), totalCategoryViews: z.int() }),
      },
    },
  }),
}
