import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

test('a table begins with the mark of UTF-8 and ends every line as RFC 4180 wants it [AUD-14]', () => {
  expect(
    toCsv(
      ['Name', 'Views'],
      [
        ['આશા', 12],
        [null, undefined],
      ],
    ),
  ).toBe('\uFEFFName,Views\r\nઆશા,12\r\n,\r\n')
})

test('commas, quotes and line breaks stay inside their cell', () => {
  expect(toCsv(['A'], [['Adajan, Surat'], ['the "best"'], ['two\nlines']])).toBe(
    '\uFEFFA\r\n"Adajan, Surat"\r\n"the ""best"""\r\n"two\nlines"\r\n',
  )
})

test.each(['=HYPERLINK("x")', '+cmd|calc', '-2+3+cmd', '@SUM(A1)', '\t=1'])(
  '%j is text and no formula',
  (text) => {
    expect(toCsv(['A'], [[text]])).toMatch(/\r\n"?'/)
  },
)

test.each(['+91 98765 43210', '-12.5', '+919900100001', '-3'])('%j stays the number it is', (text) => {
  expect(toCsv(['A'], [[text]])).toBe(`\uFEFFA\r\n${text}\r\n`)
})
