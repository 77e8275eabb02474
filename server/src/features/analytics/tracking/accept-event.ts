import type { EventType } from '@thela/contract/analytics/event-types'
import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'

/** Something a visitor did, as the menu tells it; address and browser are never stored. */
export type Visit = {
  type: EventType
  eventId?: string
  vendorId?: string
  vendorName?: string
  categoryId?: string
  itemId?: string
  details?: Record<string, unknown>
  /** Takes an earlier one back. */
  isUndone?: boolean
  at: Date
  ip: string
  userAgent: string
}

/** A vendor that visits name, with those of his categories and items that they name. */
export type KnownVendor = {
  id: string
  vendorName: string
  isOnline: boolean
  categories: Record<string, string>
  items: string[]
}

/** Why an event was not stored; each is counted by its name. */
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

/** What can be refused without asking anyone. Every browser says what it is: who does not is a program. */
export function refuseAtDoor({ userAgent, isUndone }: Visit): Refusal | undefined {
  if (userAgent === '' || isRobot(userAgent)) return 'robot'
  return isUndone ? 'undone' : undefined
}

const judged = new LRUCache<string, boolean>({ max: 5000 })

/** The pattern of all robots is long, and most visitors come with the browsers of the one before. */
function isRobot(userAgent: string) {
  const known = judged.get(userAgent)
  if (known !== undefined) return known

  const verdict = isbot(userAgent)
  judged.set(userAgent, verdict)
  return verdict
}

/** What can be refused once it is known what exists. */
export function refuseUnknown(visit: Visit, vendor: KnownVendor | undefined): Refusal | undefined {
  if (!vendor) return 'unknown_vendor'
  if (!vendor.isOnline) return 'vendor_offline'
  if (visit.categoryId && !Object.hasOwn(vendor.categories, visit.categoryId)) return 'unknown_category'
  if (visit.itemId && !vendor.items.includes(visit.itemId)) return 'unknown_item'
  return undefined
}
