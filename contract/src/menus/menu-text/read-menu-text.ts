import { cleanLine, type DishLine, endAt, readDishes } from './read-line.ts'
import { otherLines } from './words.ts'

export type MenuLine = { line: number; text: string } & (
  | ({ kind: 'dish' } & DishLine)
  | { kind: 'heading'; name: string }
  /** Not part of the menu: an empty line, a phone number, opening hours. */
  | { kind: 'other' }
)

/** A longer line is a text, not a dish. */
const MAX_LINE_CHARS = 300

/** Reads a list of dishes as people write it. Nothing is lost: every line is returned with what was understood. */
export function readMenuText(text: string): MenuLine[] {
  const rows = text.split(/\r\n|[\r\n\u2028\u2029]/).map((original, n) => ({
    line: n + 1,
    text: original.trim(),
    cleaned: cleanLine(original.slice(0, 2 * MAX_LINE_CHARS)),
  }))
  return joinPrices(rows.flatMap((row, n) => readRow(row, rows[n - 1], rows[n + 1])))
}

type Row = { line: number; text: string; cleaned: string }

function readRow({ line, text, cleaned }: Row, before: Row | undefined, after: Row | undefined): MenuLine[] {
  const at = { line, text }
  if (isOther(cleaned)) return [{ ...at, kind: 'other' }]

  const dishes = readDishes(cleaned)
  if (dishes.length > 0) return dishes.map((dish) => ({ ...at, kind: 'dish', ...dish }))
  const name = headingName(cleaned)
  if (!/\p{L}/u.test(name)) return [{ ...at, kind: 'other' }]

  const isHeading = looksLikeHeading(text, cleaned) || isFirstOfBlock(before, after)
  if (isHeading) return [{ ...at, kind: 'heading', name }]
  return [{ ...at, kind: 'dish', name, portion: null, prices: [], doubts: ['noPrice'] }]
}

const isOther = (cleaned: string) =>
  cleaned === '' || cleaned.length > MAX_LINE_CHARS || otherLines.some((pattern) => pattern.test(cleaned))

const headingName = (cleaned: string) =>
  endAt(cleaned.replace(/^[^\p{L}\p{N}(]+/u, ''), /[\p{L}\p{M}\p{N})]/u)

/** Ends with a colon, is marked by signs around it, or is written in capitals. */
function looksLikeHeading(text: string, cleaned: string) {
  if (/[:：]$/.test(cleaned) || /^[#*_=~-]\s?\S/.test(text) || /^[[{<].*[\]}>]$/.test(text)) return true
  return cleaned.length > 2 && /\p{Lu}/u.test(cleaned) && !/\p{Ll}/u.test(cleaned)
}

/** The first line of all or after an empty one, with dishes below it. */
function isFirstOfBlock(before: Row | undefined, after: Row | undefined) {
  const isFirst = before === undefined || isOther(before.cleaned)
  if (!isFirst || !after) return false
  const [dish] = readDishes(after.cleaned)
  return dish !== undefined && dish.name !== ''
}

/** A price that stands alone belongs to the dish or heading above it. */
function joinPrices(lines: MenuLine[]) {
  const joined: MenuLine[] = []
  for (const line of lines) {
    const above = joined.at(-1)
    if (line.kind !== 'dish' || line.name !== '') joined.push(line)
    else if (above && isUnpriced(above)) {
      const { prices, doubts, portion } = line
      joined[joined.length - 1] = { ...above, kind: 'dish', portion, prices, doubts }
    } else joined.push({ line: line.line, text: line.text, kind: 'other' })
  }
  return joined
}

const isUnpriced = (line: MenuLine): line is Exclude<MenuLine, { kind: 'other' }> =>
  line.kind === 'heading' || (line.kind === 'dish' && line.prices.length === 0)
