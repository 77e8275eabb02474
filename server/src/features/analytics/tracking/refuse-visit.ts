import type { EventType } from '@thela/contract/analytics/event-types'
import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'

/** Something a visitor did, as the menu reports it; address and browser are never stored. */
export type Visit = {
  type: EventType
  eventId?: string
  vendorId?: string
  vendorName?: string
  categoryId?: string
  itemId?: string
  details?: Record<string, unknown>
  /** Undoes an earlier one. */
  isUndone?: boolean
  at: Date
  ip: string
  userAgent: string
}

/** A vendor named by visits, with those of its categories and items that they name. */
export type KnownVendor = {
  id: string
  vendorName: string
  isOnline: boolean
  categories: Record<string, string>
  items: string[]
}

/** Why a visit was not stored; each reason is counted. */
export type Refusal =
  | 'robot'
  | 'undone'
  | 'unknown_vendor'
  | 'vendor_offline'
  | 'unknown_category'
  | 'unknown_item'
  | 'repeated'
  | 'over_limit'
  | 'queue_full'
  | 'database_down'
  | 'failed'

/** Refuses what needs no database. Every browser sends a user agent; a client without one is a robot. */
export function refuseEarly({ userAgent, isUndone }: Visit): Refusal | undefined {
  if (userAgent === '' || isRobot(userAgent)) return 'robot'
  return isUndone ? 'undone' : undefined
}

const knownRobots = new LRUCache<string, boolean>({ max: 5000 })

/** Matching the robot pattern is slow, and most user agents repeat. */
function isRobot(userAgent: string) {
  const known = knownRobots.get(userAgent)
  if (known !== undefined) return known

  const isRobotAgent = isbot(userAgent)
  knownRobots.set(userAgent, isRobotAgent)
  return isRobotAgent
}

/** Refuses visits to vendors, categories or items that do not exist or are offline. */
export function refuseUnknown(visit: Visit, vendor: KnownVendor | undefined): Refusal | undefined {
  if (!vendor) return 'unknown_vendor'
  if (!vendor.isOnline) return 'vendor_offline'
  if (visit.categoryId && !Object.hasOwn(vendor.categories, visit.categoryId)) return 'unknown_category'
  if (visit.itemId && !vendor.items.includes(visit.itemId)) return 'unknown_item'
  return undefined
}
