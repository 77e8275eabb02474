import { limitedText } from '../values/text.ts'

export const INVALID_FSSAI = 'An FSSAI number has 14 digits and begins with 1 or 2'

/**
 * The number of a food licence (1…) or registration (2…) in India, as people type it: with spaces or dashes too.
 * Empty becomes null.
 */
export const FssaiNumber = limitedText(40, INVALID_FSSAI)
  .transform((typed) => typed.replace(/[\s-]/g, '') || null)
  .refine((number) => number === null || /^[12]\d{13}$/.test(number), INVALID_FSSAI)
  .nullable()
