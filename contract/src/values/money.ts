import { groupAsInIndia } from './numbers.ts'

/** 1234 → '₹1,234' and 1234.5 → '₹1,234.50': whole rupees stay without decimals, paise get two. */
export function formatRupees(amount: number) {
  const digits = Math.abs(amount).toFixed(Number.isInteger(amount) ? 0 : 2)
  return `${amount < 0 ? '-' : ''}₹${groupAsInIndia(digits)}`
}

/** A ratio as a percentage with 2 decimals: 0.1234 → '12.34%'. */
export const formatPercent = (ratio: number) => `${(ratio * 100).toFixed(2)}%`
