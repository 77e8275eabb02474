import { z } from 'zod'
import { bodyLimitsKB } from '../body-limits.ts'
import { endpoint } from '../endpoint.ts'
import { limitedList } from '../values/limited-list.ts'
import { ById, Id, Message, untrimmedText } from '../values/text.ts'
import { roundings } from './change-price.ts'
import { MAX_ITEMS } from './items.ts'

const NOTHING = 'Please enter by how much'

/** What can be done to several items at once. */
export const ChangeOfItems = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('availability'), isAvailable: z.boolean() }),
  z.object({ kind: z.literal('soldOutToday') }),
  z.object({ kind: z.literal('category'), categoryId: untrimmedText(64).min(1) }),
  z.object({
    kind: z.literal('price'),
    by: z.enum(['percent', 'rupees']),
    amount: z
      .number({ error: NOTHING })
      .min(-100_000, 'At most 1,00,000')
      .max(100_000, 'At most 1,00,000')
      .refine((amount) => amount !== 0, NOTHING),
    roundTo: z.literal(roundings),
  }),
  z.object({ kind: z.literal('delete') }),
])
export type ChangeOfItems = z.infer<typeof ChangeOfItems>

export const ItemsChange = z.object({
  itemIds: limitedList(z.array(Id).min(1).max(MAX_ITEMS)),
  change: ChangeOfItems,
})
export type ItemsChange = z.infer<typeof ItemsChange>

export const itemChangesApi = {
  apply: endpoint({
    method: 'POST',
    path: '/api/items/changes',
    access: 'vendor',
    bodyLimitKB: bodyLimitsKB.itemOrder,
    summary:
      'Change several items at once, all or none: availability, sold out today, category, price, or delete them; `undoId` takes it back for ten minutes',
    schema: {
      body: ItemsChange,
      response: { 200: Message.extend({ changedItems: z.int(), undoId: Id }) },
    },
    isRepeatable: true,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/items/changes/:id/undo',
    access: 'vendor',
    summary:
      'Take back a change of several items, with their places and pictures; what was changed again since stays, and is named',
    schema: {
      params: ById,
      response: {
        200: Message.extend({ restoredItems: z.int(), notRestored: z.array(z.string()) }),
      },
    },
    isRepeatable: true,
  }),
}
