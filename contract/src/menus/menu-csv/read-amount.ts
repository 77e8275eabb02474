import { withAsciiDigits } from '../../values/ascii-digits.ts'

/** A number as people write it in a spreadsheet: 1,200, 1,20,000, 12.50, 12,50, ₹60, Rs. 60, 60/-. Undefined if it is none. */
export function readAmount(cell: string) {
  const text = withAsciiDigits(cell)
    .trim()
    .replace(/^(?:₹|rs\.?|inr)/i, '')
    .replace(/(?:\/-|\/=|₹|rs\.?|inr)$/i, '')
    .trim()
  if (!/^[\d.,]{1,20}$/.test(text)) return undefined

  const digits = /^\d+,\d{1,2}$/.test(text) ? text.replace(',', '.') : text
  return isGrouped.test(digits) || /^\d+(?:\.\d+)?$/.test(digits)
    ? Number(digits.replaceAll(',', ''))
    : undefined
}

const isGrouped = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/
