import { z } from 'zod'

/** Schemas for the search params of admin lists; an invalid param is ignored. */
export const textParam = z.string().optional()

export const enumParam = <const Choice extends string>(choices: readonly [Choice, ...Choice[]]) =>
  z.enum(choices).optional().catch(undefined)

export const placeParams = { country: textParam, state: textParam, city: textParam, area: textParam }

/** The first page is the default and is left out of the URL. */
export const pageParam = z.coerce.number().int().min(2).optional().catch(undefined)

export const limitParam = (sizes: readonly number[]) =>
  z.coerce
    .number()
    .refine((size) => sizes.includes(size))
    .optional()
    .catch(undefined)
