import { z } from 'zod'

const hasTwoDecimals = (amount: number) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6

/** The price of an item in rupees; 0 is allowed (DEC-034). */
export const Price = z
  .number({ error: 'Price is required' })
  .min(0, 'Price must be positive')
  .max(10_000_000, 'Price is too high')
  .refine(hasTwoDecimals, 'At most 2 decimals')

/** An amount in rupees. */
export const Amount = (name: string) =>
  z
    .number({ error: `${name} must be a number` })
    .min(0, `${name} must be 0 or more`)
    .max(1_000_000_000, `${name} is too high`)
    .refine(hasTwoDecimals, 'At most 2 decimals')
