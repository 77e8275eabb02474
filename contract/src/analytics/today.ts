import { z } from 'zod'
import { Id } from '../values/text.ts'

/** How many items the front page shows for quick changes. */
export const COUNTER_ITEMS = 6
/** They are ranked by the views of this many days. */
export const COUNTER_DAYS = 7
/** The usual day is the average of the same weekday in this many weeks. */
export const USUAL_WEEKS = 4

/** An item with what is changed daily, and how often it was looked at. */
export const CounterItem = z.object({
  id: Id,
  name: z.string(),
  price: z.number(),
  /** Its sizes have prices of their own. */
  hasVariations: z.boolean(),
  isAvailable: z.boolean(),
  /** Until the next business day begins (DEC-280). */
  isSoldOutToday: z.boolean(),
  views: z.int(),
})
export type CounterItem = z.infer<typeof CounterItem>

const hoursOf = (count: z.ZodNumber) => z.array(count).length(24)

/** How today is going; a visit is a scan or a direct view (DEC-056). */
export const Today = z.object({
  date: z.string(),
  /** Different phones and computers. */
  visitors: z.int(),
  qrScans: z.int(),
  menuViews: z.int(),
  /** Visits in each hour. */
  hours: hoursOf(z.int()),
  /** The same on a usual day of this weekday; null until the vendor has been here for a week. */
  usualHours: hoursOf(z.number()).nullable(),
  /** How many visits there usually are by this time. */
  usualByNow: z.int().nullable(),
  items: z.array(CounterItem).max(COUNTER_ITEMS),
  /** Whether the vendor has chosen a template. */
  hasTemplate: z.boolean(),
})
export type Today = z.infer<typeof Today>
