import { z } from 'zod'
import { bodyLimitsKB } from '../body-limits.ts'
import { UploadResult } from '../core/uploads.ts'
import { endpoint } from '../endpoint.ts'
import { limitedList } from '../values/limited-list.ts'
import { isOneLine, ONE_LINE_ONLY } from '../values/one-line.ts'
import { Pagination, pageQuery } from '../values/paging.ts'
import { Price } from '../values/price.ts'
import {
  ById,
  FilterText,
  Id,
  limitedText,
  Message,
  optionalText,
  requiredText,
  Timestamp,
  untrimmedText,
} from '../values/text.ts'
import { PictureUrl } from '../vendors/profile.ts'
import { allergens, diets } from './diets.ts'
import type { ItemDetail } from './item-fields.ts'
import { flagShape, itemShape, Mark } from './item-shape.ts'
import { ItemTranslations, ItemTranslationsInput } from './translations.ts'
import { MAX_VARIATIONS, Variation } from './variation.ts'
import { variationsFromText } from './variations.ts'

export const MAX_ITEMS = 2000

export const MenuItem = z.object({
  id: Id,
  categoryId: Id,
  category: z.object({ id: Id, name: z.string() }),
  ...itemShape,
  /** In other languages, also in those that the menu no longer has. */
  translations: ItemTranslations,
  /** When it is available again by itself; null unless it is sold out today. */
  soldOutUntil: Timestamp.nullable(),
  displayOrder: z.int(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
})
export type MenuItem = z.infer<typeof MenuItem>

const NO_CATEGORY = 'Please select a category'

const details = {
  nameEn: optionalText(120),
  originalPrice: Price.nullable(),
  preparationTime: optionalText(20),
  calories: z.int().min(0).max(10_000).nullable(),
  ingredients: limitedList(z.array(limitedText(60).min(1)).max(50)),
} satisfies Record<ItemDetail, z.ZodType>

const fields = z.object({
  name: requiredText('Item name is required', 120, 'Name must be at most 120 characters')
    .min(2, 'Name must be at least 2 characters')
    .refine(isOneLine, ONE_LINE_ONLY),
  categoryId: untrimmedText(64, NO_CATEGORY, NO_CATEGORY).min(1, NO_CATEGORY),
  price: Price,
  description: optionalText(1000),
  imageUrl: PictureUrl,
  variations: z.preprocess(
    variationsFromText,
    limitedList(z.array(Variation).min(1).max(MAX_VARIATIONS)).nullable(),
  ),
  ...flagShape,
  /** Counts before `isVeg`, which callers that do not know it still send (DEC-316). */
  mark: Mark,
  diets: marksOf(diets),
  allergens: marksOf(allergens),
  ...details,
  translations: ItemTranslationsInput,
})

/** Each once, in the order of the list. */
function marksOf<Name extends string>(names: readonly [Name, ...Name[]]) {
  return limitedList(z.array(z.enum(names)).max(names.length)).transform((given) =>
    names.filter((name) => given.includes(name)),
  )
}

/** Fields left out stay; one field is enough. What is said of `isAvailable` ends *sold out today*. */
export const ItemChange = fields.partial().extend({ isSoldOutToday: z.boolean().optional() })
export type ItemChange = z.infer<typeof ItemChange>

export const NewItem = requirePrice(
  fields.partial().extend({
    name: fields.shape.name,
    categoryId: fields.shape.categoryId,
    price: Price.nullish(),
  }),
)
export type NewItem = z.infer<typeof NewItem>

type Priced = { price?: number | null; variations?: unknown }

/** An item without variations needs a price of its own. */
export function requirePrice<Shape extends z.ZodType<Priced>>(item: Shape) {
  return item.refine(({ variations, price }) => variations != null || price != null, {
    path: ['price'],
    message: 'Price is required',
    // Reported together with the errors of other fields.
    when: ({ value }) => typeof value === 'object' && value !== null,
  })
}

/** The item that moved goes to its new category before the order is applied (DEC-238). */
export const ItemOrder = z.object({
  itemIds: limitedList(z.array(Id).min(1).max(MAX_ITEMS)),
  moved: z.object({ id: Id, categoryId: Id }).optional(),
})
export type ItemOrder = z.infer<typeof ItemOrder>

const SavedItem = z.object({ item: MenuItem, message: z.string() })

export const itemsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/items',
    access: 'vendor',
    summary: 'Menu items by category, then in display order',
    schema: {
      querystring: pageQuery({ standard: 500, most: 1000 }).extend({
        search: FilterText,
        categoryId: untrimmedText(64).optional(),
      }),
      response: { 200: z.object({ items: z.array(MenuItem), pagination: Pagination }) },
    },
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/items',
    access: 'vendor',
    bodyLimitKB: bodyLimitsKB.item,
    summary: 'Add an item at the end of its category',
    schema: { body: NewItem, response: { 201: SavedItem } },
    isRepeatable: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/items/:id',
    access: 'vendor',
    bodyLimitKB: bodyLimitsKB.item,
    summary: 'Change an item; fields left out stay',
    schema: { params: ById, body: ItemChange, response: { 200: SavedItem } },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/items/:id',
    access: 'vendor',
    summary: 'Delete an item and its picture',
    schema: { params: ById, response: { 200: Message } },
  }),
  reorder: endpoint({
    method: 'POST',
    path: '/api/items/reorder',
    bodyLimitKB: bodyLimitsKB.itemOrder,
    access: 'vendor',
    summary: 'Give the listed items a new order among their own places; one may go to another category',
    schema: {
      body: ItemOrder,
      response: { 200: Message.extend({ items: z.array(MenuItem) }) },
    },
  }),
  uploadImage: endpoint({
    method: 'POST',
    path: '/api/items/:id/image',
    access: 'vendor',
    isMultipart: true,
    summary: "Store a picture and make it the item's",
    schema: { params: ById, response: { 200: UploadResult.extend({ item: MenuItem }) } },
  }),
}
