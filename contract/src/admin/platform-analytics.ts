import { z } from 'zod'
import { Counting } from '../analytics/counting.ts'
import { type EventType, eventTypes } from '../analytics/event-types.ts'
import { RecentActivity, TopItem } from '../analytics/vendor-activity.ts'
import {
  AnalyticsSummary,
  CategoryViews,
  EngagementMetrics,
  VendorStats,
} from '../analytics/vendor-analytics.ts'
import { endpoint } from '../endpoint.ts'
import { Period } from '../values/date-range.ts'
import { ById, placeFilter, Timestamp } from '../values/text.ts'
import { AdminVendor } from './vendors.ts'

/** Always in the breakdown, even with zero; other types are added when they occurred (DEC-064). */
export const alwaysListedTypes = [
  'MENU_VIEW',
  'QR_SCAN',
  'VENDOR_REGISTRATION',
  'VENDOR_LOGIN',
  'AD_CLICK',
  'AD_IMPRESSION',
] as const satisfies EventType[]

/** The series have at least this many days, even if the period is shorter. */
export const SERIES_DAYS = 7

/** `views` are menu views plus scans, as everywhere (DEC-056). */
const Counts = { views: z.int(), qrScans: z.int(), itemClicks: z.int() }

export const SeriesPoint = z.object({ date: z.string(), ...Counts })
export type SeriesPoint = z.infer<typeof SeriesPoint>

export const HourPoint = z.object({ hour: z.int().min(0).max(23), ...Counts })
export type HourPoint = z.infer<typeof HourPoint>

export const EventBreakdown = z.partialRecord(z.enum(eventTypes), z.int())
export type EventBreakdown = z.infer<typeof EventBreakdown>

/** The data of the charts: every day of the period and every hour of the day, including those without events (DEC-151). */
const Charts = {
  eventBreakdown: EventBreakdown,
  timeSeriesData: z.array(SeriesPoint),
  hourlyData: z.array(HourPoint).length(24),
  topItems: z.array(TopItem),
  recentActivity: z.array(RecentActivity),
}

export const PlatformAnalytics = z.object({
  totalVendors: z.int(),
  activeVendors: z.int(),
  totalMenuViews: z.int(),
  totalQrScans: z.int(),
  totalViews: z.int(),
  ...Charts,
  metadata: z.object({
    period: Period,
    startDate: z.string(),
    endDate: z.string(),
    timezone: z.string(),
    generatedAt: Timestamp,
  }),
})
export type PlatformAnalytics = z.infer<typeof PlatformAnalytics>

/** What needs no counted visits; the newest events too, where they are found soon. */
export const PlatformInParts = PlatformAnalytics.pick({
  totalVendors: true,
  activeVendors: true,
  recentActivity: true,
  metadata: true,
})
  .partial({ recentActivity: true })
  .extend(Counting)
export type PlatformInParts = z.infer<typeof PlatformInParts>

export const OneVendorAnalytics = z.object({
  vendor: AdminVendor,
  stats: VendorStats,
  summary: AnalyticsSummary,
  engagementMetrics: EngagementMetrics,
  categories: z.array(CategoryViews),
  totalCategoryViews: z.int(),
  ...Charts,
})
export type OneVendorAnalytics = z.infer<typeof OneVendorAnalytics>

export const platformAnalyticsApi = {
  readPlatform: endpoint({
    method: 'GET',
    path: '/api/admin/analytics',
    access: 'admin',
    summary: 'What happened on the whole platform, or in one place, over a period',
    schema: {
      querystring: z.object({ period: Period.default('30d'), ...placeFilter }),
      response: { 200: z.union([PlatformAnalytics, PlatformInParts]) },
    },
  }),
  readVendor: endpoint({
    method: 'GET',
    path: '/api/admin/vendors/:id/analytics',
    access: 'admin',
    summary: 'What happened at one vendor over a period',
    schema: {
      params: ById,
      querystring: z.object({ period: Period.default('30d') }),
      response: { 200: OneVendorAnalytics },
    },
  }),
}
