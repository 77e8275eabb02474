import { z } from 'zod'
import { limitedText } from '../values/text.ts'
import { MAX_UPI_ADDRESS, UPI_ADDRESS } from '../values/upi.ts'

const INVALID_UPI_ADDRESS = 'Please enter a valid UPI address, such as name@bank'

/** Of a vendor who does not say otherwise there is none. */
export const slipSettings = {
  /** Whether customers can put an order slip together on the menu. */
  orderSlip: z.boolean().default(false),
  /** Whether they can send it to the vendor's phone number. */
  slipByWhatsapp: z.boolean().default(false),
  /** What it is paid to. */
  upiAddress: z.string().nullable().default(null),
}

export const slipInput = {
  orderSlip: z.boolean(),
  slipByWhatsapp: z.boolean(),
  upiAddress: limitedText(MAX_UPI_ADDRESS, INVALID_UPI_ADDRESS)
    .regex(UPI_ADDRESS, INVALID_UPI_ADDRESS)
    .nullable(),
}
