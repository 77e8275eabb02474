import { z } from 'zod'

/** A text that must be there; `missing` is what the form says when it is not. */
export const requiredText = (missing: string) => z.string({ error: missing }).trim().min(1, missing)

/** A text that may be left out (it stays as it is) or emptied (it becomes null). */
export const optionalText = (max: number) =>
  z.string().trim().max(max, `At most ${max} characters`).nullish().transform(emptyToNull)

const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const INVALID_EMAIL = 'Please enter a valid email address'

export const requiredEmail = requiredText('Email is required')
  .max(254, INVALID_EMAIL)
  .regex(looksLikeEmail, INVALID_EMAIL)

export const optionalEmail = z
  .string()
  .trim()
  .max(254, INVALID_EMAIL)
  .refine((text) => text === '' || looksLikeEmail.test(text), INVALID_EMAIL)
  .nullish()
  .transform(emptyToNull)

/** A word or a name by which a list is narrowed. */
export const FilterText = z.string().trim().max(100).optional()

/** The place by which a list is narrowed, down to any level. */
export const placeFilter = { country: FilterText, state: FilterText, city: FilterText, area: FilterText }

/** A yes or a no in an address. */
export const YesOrNo = z.stringbool({ truthy: ['true'], falsy: ['false'] })

/** Ids are short texts; a wrong one is simply not found. */
export const Id = z.string().min(1).max(64)
export const ById = z.object({ id: Id })

/** A timestamp as it travels: ISO 8601 in UTC. */
export const Timestamp = z.iso.datetime()

export const Message = z.object({ message: z.string() })

function emptyToNull<T extends string | null | undefined>(text: T) {
  return text === '' ? null : text
}
