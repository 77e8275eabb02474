/** What a customer took, as it was on the menu then. */
export type SlipLine = { name: string; paise: number; count: number }

export type Slip = { changedAt: number; note: string; lines: Record<string, SlipLine> }

export const KEPT_MS = 4 * 60 * 60 * 1000
export const MAX_NOTE = 200
const MOST = 99

export const emptySlip: Slip = { changedAt: 0, note: '', lines: {} }

export const isExpired = ({ changedAt }: Slip, now: number) => now - changedAt >= KEPT_MS

/** What was stored on the phone; empty when it is too old or not one of ours. */
export function readSlip(stored: string | null, now: number): Slip {
  try {
    const slip: Slip = JSON.parse(stored ?? '')
    const lines = Object.entries(slip.lines).filter(([, line]) => isLine(line))
    const read = {
      changedAt: Number(slip.changedAt),
      note: String(slip.note),
      lines: Object.fromEntries(lines),
    }
    return isExpired(read, now) || Number.isNaN(read.changedAt) ? emptySlip : read
  } catch {
    return emptySlip
  }
}

const isLine = ({ name, paise, count }: SlipLine) =>
  typeof name === 'string' && [paise, count].every(Number.isInteger) && count > 0

/** A line keeps the price at which it was taken, until the customer agrees to another one. */
export function changeCount(
  { lines }: Slip,
  { key, name, paise }: { key: string; name: string; paise: number },
  by: number,
): Slip['lines'] {
  const line = lines[key] ?? { name, paise, count: 0 }
  const count = Math.min(MOST, line.count + by)
  const { [key]: _, ...others } = lines
  return count > 0 ? { ...others, [key]: { ...line, count } } : others
}
