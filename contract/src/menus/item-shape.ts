import { z } from 'zod'
import { allergens, diets } from './diets.ts'
import { forEachFlag, type ItemDetail, type itemColumns } from './item-fields.ts'
import { itemMarks } from './item-marks.ts'

export const flagShape = forEachFlag(() => z.boolean())

/** Null for an item that has no mark yet. */
export const Mark = z.enum(itemMarks).nullable()

const detailShape = {
  nameEn: z.string().nullable(),
  originalPrice: z.number().nullable(),
  preparationTime: z.string().nullable(),
  calories: z.int().nullable(),
  ingredients: z.array(z.string()),
} satisfies Record<ItemDetail, z.ZodType>

/** The fields of an item that both the vendor and customers get. */
export const itemShape = {
  name: z.string(),
  description: z.string().nullable(),
  price: z.number(),
  imageUrl: z.string().nullable(),
  ...flagShape,
  /** `isVeg` is true for 'veg' only. */
  mark: Mark,
  diets: z.array(z.enum(diets)),
  allergens: z.array(z.enum(allergens)),
  ...detailShape,
  /** JSON text of a list of variations (DEC-032). */
  variations: z.string().nullable(),
  /** Until the next business day begins (DEC-280). */
  isSoldOutToday: z.boolean(),
} satisfies Record<(typeof itemColumns)[number] | 'mark' | 'variations' | 'isSoldOutToday', z.ZodType>
