export type Cell = string | number | null | undefined

/** A table as RFC 4180 wants it; the mark in front tells spreadsheets that it is UTF-8 (DEC-202). */
export function toCsv(header: readonly string[], rows: readonly (readonly Cell[])[]) {
  return csvHead(header) + csvLines(rows)
}

export const csvHead = (header: readonly string[]) => `\uFEFF${csvLines([header])}`

export const csvLines = (rows: readonly (readonly Cell[])[]) =>
  rows.map((cells) => `${cells.map(writeCell).join(',')}\r\n`).join('')

function writeCell(cell: Cell) {
  const text = disarm(String(cell ?? ''))
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A spreadsheet would run a cell that begins like a formula; numbers and phone numbers do no harm. */
const disarm = (text: string) => (formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text)

// Full-width and small forms count as well (some spreadsheets make plain signs of them), and blanks or invisible
// characters in front do not hide them.
const formulaStart = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠﹦﹢﹣﹫⁼₌⁺₊⁻₋−])/u

const plainNumber = /^[+-]?\d[\d\s().-]*$/
