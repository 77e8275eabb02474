import { z } from 'zod'
import { bodyLimitsKB } from '../body-limits.ts'
import { endpoint } from '../endpoint.ts'
import { limitedList } from '../values/limited-list.ts'
import { limitedText } from '../values/text.ts'
import { itemMarks } from './item-marks.ts'

/** Texts in the three languages of the library. */
const Translated = z.object({ en: z.string().min(1), hi: z.string().min(1), gu: z.string().min(1) })

const LibraryId = z.string().regex(/^[a-z0-9-]{2,40}$/)

/** A dish that many stalls sell. It has no price, because every stall has its own. */
export const LibraryDish = z.object({
  id: LibraryId,
  name: Translated,
  /** Other names and spellings in any script, for searching. */
  spellings: z.array(z.string().min(2)).max(6),
  /** The category of its kind in which it usually stands. */
  category: LibraryId,
  mark: z.enum(itemMarks),
  isJainPossible: z.boolean(),
  isSpicy: z.boolean(),
  /** Usual sizes in order; none if it is sold in one size. */
  sizes: z.array(z.string().min(1).max(20)).max(5),
  description: z.object({
    en: z.string().min(8).max(90),
    hi: z.string().min(4).max(90),
    gu: z.string().min(4).max(90),
  }),
})
export type LibraryDish = z.infer<typeof LibraryDish>

/** What a stall sells: chaat, dosa, tea. */
export const StallKind = z.object({
  id: LibraryId,
  name: Translated,
  categories: z
    .array(z.object({ id: LibraryId, name: Translated }))
    .min(1)
    .max(8),
  dishes: z.array(LibraryDish).min(5),
})
export type StallKind = z.infer<typeof StallKind>

/** A dish with the kind of stall in which it was found. */
export const FoundDish = z.object({ kindId: LibraryId, dish: LibraryDish })
export type FoundDish = z.infer<typeof FoundDish>

/** As many names as a menu has items. */
const MAX_NAMES = 2000

export const dishLibraryApi = {
  listKinds: endpoint({
    method: 'GET',
    path: '/api/dish-library/kinds',
    access: 'vendor',
    summary: 'The kinds of stall of the dish library, by English name',
    schema: {
      response: {
        200: z.object({
          kinds: z.array(StallKind.pick({ id: true, name: true }).extend({ dishCount: z.int() })),
        }),
      },
    },
  }),
  readKind: endpoint({
    method: 'GET',
    path: '/api/dish-library/kinds/:id',
    access: 'vendor',
    summary: 'A kind of stall with its categories and dishes',
    schema: {
      params: z.object({ id: limitedText(40) }),
      response: { 200: z.object({ kind: StallKind }) },
    },
  }),
  search: endpoint({
    method: 'GET',
    path: '/api/dish-library/dishes',
    access: 'vendor',
    summary: 'Up to 50 dishes of the library by a name in any script',
    schema: {
      querystring: z.object({ search: limitedText(120) }),
      response: { 200: z.object({ dishes: z.array(FoundDish) }) },
    },
  }),
  recognise: endpoint({
    method: 'POST',
    path: '/api/dish-library/recognise',
    access: 'vendor',
    bodyLimitKB: bodyLimitsKB.dishNames,
    summary:
      'The dishes of the library that have exactly these names, in any script; null for a name it does not know',
    schema: {
      body: z.object({ names: limitedList(z.array(limitedText(120)).min(1).max(MAX_NAMES)) }),
      response: { 200: z.object({ dishes: z.array(FoundDish.nullable()) }) },
    },
  }),
}
