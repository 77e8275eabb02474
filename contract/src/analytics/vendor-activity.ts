import { z } from 'zod'
import { Id, Timestamp } from '../values/text.ts'
import { eventTypes } from './event-types.ts'

/** The documents call total views activity here; each screen has its own threshold (DEC-154). */
export const LOW_ACTIVITY_BELOW = 10
export const LOW_ACTIVITY_FILTER_UP_TO = 10
export const LOW_PERFORMER_BELOW = 10
export const VERY_LOW_PERFORMER_BELOW = 5
export const HIGH_ACTIVITY_ABOVE = 100

/** Scans per view. */
export const HIGH_ENGAGEMENT_ABOVE = 0.1
export const LOW_ENGAGEMENT_BELOW = 0.05

export const NEW_VENDOR_DAYS = 30
/** A vendor without visits for this long is at risk (DEC-155). */
export const AT_RISK_DAYS = 7

export const TOP_PERFORMERS = 5
export const TOP_LOCATIONS = 5
export const COMPARED_VENDORS = 10
export const TOP_ITEMS = 5
export const RECENT_ACTIVITY = 5

export const TopItem = z.object({ name: z.string(), views: z.int(), percentage: z.number() })
export type TopItem = z.infer<typeof TopItem>

/** The latest event, of a vendor or of an administrator. */
export const RecentActivity = z.object({
  id: Id,
  type: z.enum(eventTypes),
  vendorId: Id.nullable(),
  vendorName: z.string().nullable(),
  createdAt: Timestamp,
})
export type RecentActivity = z.infer<typeof RecentActivity>

/** Visits in the requested period and in total, and when the vendor was last active. */
export const VendorFigures = z.object({
  totalViews: z.int(),
  menuViews: z.int(),
  qrScans: z.int(),
  itemClicks: z.int(),
  adClicks: z.int(),
  /** Scans in a hundred views (DEC-156). */
  conversionRate: z.number(),
  /** When the vendor was last active. */
  lastActivity: Timestamp.nullable(),
  allTimeViews: z.int(),
  allTimeQrScans: z.int(),
  allTimeItemClicks: z.int(),
  topItems: z.array(TopItem),
  recentActivity: z.array(RecentActivity),
})
export type VendorFigures = z.infer<typeof VendorFigures>
