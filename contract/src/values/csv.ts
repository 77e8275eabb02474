export type CsvCell = string | number | null | undefined
type CsvRows = readonly (readonly CsvCell[])[]

/** A CSV file as in RFC 4180; the byte order mark tells spreadsheets that it is UTF-8 (DEC-202). */
export const writeCsv = (rows: CsvRows) => `\uFEFF${csvLines(rows)}`

/** More lines of a file that is written in parts. */
export const csvLines = (rows: CsvRows) =>
  rows.map((cells) => `${cells.map(writeCell).join(',')}\r\n`).join('')

function writeCell(cell: CsvCell) {
  const text = disarm(String(cell ?? ''))
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The rows of a CSV file as texts, with or without a byte order mark; separated by comma, semicolon or tab, or as `sep=;` says. */
export function readCsv(file: string): string[][] {
  const named = /^\uFEFF?sep=([,;\t])\r?\n/i.exec(file)
  const text = file.slice(named?.[0].length ?? 0).replace(/^\uFEFF/, '')
  const separator = named?.[1] ?? separatorOf(text)
  const rows: string[][] = []
  let at = 0
  do {
    const { cells, end } = readRow(text, at, separator)
    rows.push(cells)
    at = end + (text.startsWith('\r\n', end) ? 2 : 1)
  } while (at < text.length)
  return rows
}

/** Up to the line break, which is at `end`. */
function readRow(text: string, start: number, separator: string) {
  const cells: string[] = []
  let end = start - 1
  do {
    const read = text[end + 1] === '"' ? readQuoted : readPlain
    const cell = read(text, end + 1, separator)
    cells.push(arm(cell.text))
    end = cell.end
  } while (text[end] === separator)
  return { cells, end }
}

type Read = { text: string; end: number }

/** Up to the next separator, line break or the end. */
function readPlain(text: string, start: number, separator: string): Read {
  let end = start
  while (end < text.length && text[end] !== separator && text[end] !== '\r' && text[end] !== '\n') end++
  return { text: text.slice(start, end), end }
}

/** A doubled quote is a quote. What follows the closing quote belongs to the cell; one that is never closed ends with the file. */
function readQuoted(text: string, start: number, separator: string): Read {
  let close = text.indexOf('"', start + 1)
  while (close !== -1 && text[close + 1] === '"') close = text.indexOf('"', close + 2)
  if (close === -1) return { text: text.slice(start + 1).replaceAll('""', '"'), end: text.length }

  const rest = readPlain(text, close + 1, separator)
  return { text: text.slice(start + 1, close).replaceAll('""', '"') + rest.text, end: rest.end }
}

/** What separates most cells of the first line. */
function separatorOf(text: string) {
  const line = text.slice(0, Math.max(0, text.search(/[\r\n]/)) || text.length).replaceAll(/"[^"]*"/g, '')
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: line.split(sign).length }))
  return counts.reduce((most, next) => (next.count > most.count ? next : most)).sign
}

/**
 * A spreadsheet would run a cell that begins like a formula, so it gets an apostrophe; numbers and phone numbers do no
 * harm. What has apostrophes already gets one more, so that `arm` can take exactly one away.
 */
function disarm(text: string) {
  const bare = text.replace(/^'+/, '')
  const isFormula = formulaStart.test(bare) && (bare !== text || !plainNumber.test(bare))
  return isFormula ? `'${text}` : text
}

const arm = (text: string) =>
  text.startsWith("'") && formulaStart.test(text.replace(/^'+/, '')) ? text.slice(1) : text

// Full-width and small forms count as well (some spreadsheets make plain signs of them), and blanks or invisible
// characters in front do not hide them.
const formulaStart = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠﹦﹢﹣﹫⁼₌⁺₊⁻₋−])/u

const plainNumber = /^[+-]?\d[\d\s().-]*$/
