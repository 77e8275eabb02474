import { z } from 'zod'

/**
 * A text of at most `max` characters, counted after the trim. A failed length check aborts: no pattern, transform or
 * refinement ever sees a longer text (decision 022).
 */
export const limitedText = (max: number, tooLong: ErrorText = tooLongFor(max), missing?: string) =>
  z.string({ error: missing }).trim().max(max, { error: tooLong, abort: true })

/** An error's text, or what makes it of the path to the field. */
type ErrorText = string | ((issue: { path?: PropertyKey[] }) => string)

/** The same without trimming, for texts such as dates and codes. */
export const untrimmedText = (max: number, tooLong = tooLongFor(max), missing?: string) =>
  z.string({ error: missing }).max(max, { error: tooLong, abort: true })

/** A required text; `missing` is the message of the form when it is empty. */
export const requiredText = (missing: string, max: number, tooLong = tooLongFor(max)) =>
  limitedText(max, tooLong, missing).min(1, missing)

/** An optional text: left out it stays unchanged, empty it becomes null. */
export const optionalText = (max: number) => limitedText(max).nullish().transform(emptyToNull)

const MAX_EMAIL = 254
const INVALID_EMAIL = 'Please enter a valid email address'

/** Text, an @, text with a dot inside. Each character can match in one way only, so the match is linear. */
const looksLikeEmail = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/

export const requiredEmail = requiredText('Email is required', MAX_EMAIL, INVALID_EMAIL).regex(
  looksLikeEmail,
  INVALID_EMAIL,
)

export const optionalEmail = limitedText(MAX_EMAIL, INVALID_EMAIL)
  .refine((text) => text === '' || looksLikeEmail.test(text), INVALID_EMAIL)
  .nullish()
  .transform(emptyToNull)

/** A text that filters a list. */
export const FilterText = limitedText(100).optional()

/** A place that filters a list, down to any level. */
export const placeFilter = { country: FilterText, state: FilterText, city: FilterText, area: FilterText }

/** A boolean in a query string. */
export const YesOrNo = untrimmedText(5).pipe(z.stringbool({ truthy: ['true'], falsy: ['false'] }))

/** Ids are short texts; an invalid one is not found. */
export const Id = untrimmedText(64).min(1)
export const ById = z.object({ id: Id })

/** A timestamp as it is sent: ISO 8601 in UTC. */
export const Timestamp = z.iso.datetime()

export const Message = z.object({ message: z.string() })

function tooLongFor(max: number) {
  return `At most ${max} characters`
}

function emptyToNull<T extends string | null | undefined>(text: T) {
  return text === '' ? null : text
}
