import { z } from 'zod'
import { groupAsInIndia } from './numbers.ts'

/** 1234 → '₹1,234' and 1234.5 → '₹1,234.50': whole rupees stay without decimals, paise get two. */
export function formatRupees(amount: number) {
  const digits = Math.abs(amount).toFixed(Number.isInteger(amount) ? 0 : 2)
  return `${amount < 0 ? '-' : ''}₹${groupAsInIndia(digits)}`
}

const hasTwoDecimals = (amount: number) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6

/** What a dish costs, in rupees; nothing is fine too (DEC-034). */
export const Price = z
  .number({ error: 'Price is required' })
  .min(0, 'Price must be positive')
  .max(10_000_000, 'Price is too high')
  .refine(hasTwoDecimals, 'At most 2 decimals')

/** A sum that somebody pays, in rupees. */
export const Amount = (name: string) =>
  z
    .number({ error: `${name} must be a number` })
    .min(0, `${name} must be 0 or more`)
    .max(1_000_000_000, `${name} is too high`)
    .refine(hasTwoDecimals, 'At most 2 decimals')

/** A ratio as a percentage with 2 decimals: 0.1234 → '12.34%'. */
export const formatPercent = (ratio: number) => `${(ratio * 100).toFixed(2)}%`
