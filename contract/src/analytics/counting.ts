import { z } from 'zod'

/**
 * Marks an answer in parts: the visits of the past days are not summed yet and too many to count for a call, so what
 * depends on them is left out (DEC-339).
 */
export const Counting = { isCounting: z.literal(true) }
