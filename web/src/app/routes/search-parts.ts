import { z } from 'zod'

/** What stands in the address of an admin list; a part that is not valid is ignored. */
export const text = z.string().optional()

export const oneOf = <const Choice extends string>(choices: readonly [Choice, ...Choice[]]) =>
  z.enum(choices).optional().catch(undefined)

export const place = { country: text, state: text, city: text, area: text }

/** The first page is the default and stays out of the address. */
export const page = z.coerce.number().int().min(2).optional().catch(undefined)

export const limit = (sizes: readonly number[]) =>
  z.coerce
    .number()
    .refine((size) => sizes.includes(size))
    .optional()
    .catch(undefined)
