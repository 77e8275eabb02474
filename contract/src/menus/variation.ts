import { z } from 'zod'
import { Price } from '../values/price.ts'
import { Id, limitedText, requiredText } from '../values/text.ts'

export const MAX_VARIATIONS = 50

export const Variation = z.object({
  id: Id,
  name: requiredText('Variation name is required', 60, 'Variation name is too long'),
  price: Price,
  description: limitedText(200).optional(),
})
export type Variation = z.infer<typeof Variation>
