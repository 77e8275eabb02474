import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCsv, writeCsv } from './csv.ts'

test.each([
  ['commas', 'Name,Price\r\nTea,10\r\n'],
  ['semicolons', 'Name;Price\r\nTea;10\r\n'],
  ['tabs', 'Name\tPrice\r\nTea\t10\r\n'],
  ['a byte order mark', '\uFEFFName,Price\r\nTea,10\r\n'],
  ['line feeds only', 'Name,Price\nTea,10'],
  ['carriage returns only', 'Name,Price\rTea,10\r'],
  ['quotes', '"Name","Price"\r\n"Tea","10"\r\n'],
  ['a line that names the separator', 'sep=;\r\nName;Price\r\nTea;10\r\n'],
  ['both', '\uFEFFsep=\t\nName\tPrice\nTea\t10\n'],
])('a file with %s is read', (_kind, file) => {
  expect(readCsv(file)).toEqual([
    ['Name', 'Price'],
    ['Tea', '10'],
  ])
})

test('quotes keep separators, line breaks and doubled quotes inside a cell', () => {
  expect(readCsv('A,B\r\n"Tea, ""special""","two\r\nlines"\r\n')[1]).toEqual([
    'Tea, "special"',
    'two\r\nlines',
  ])
  expect(readCsv('A;B\n"1;2";3')[1]).toEqual(['1;2', '3'])
  expect(readCsv('"A;B;C",D,E\n1,2,3')[1]).toEqual(['1', '2', '3'])
})

test('a careless file loses no text: a quote inside a cell, text after a quote, a quote that is never closed', () => {
  expect(readCsv('A,B\n6" pizza,80\n"Tea" hot,10\n"Coffee,15\n')).toEqual([
    ['A', 'B'],
    ['6" pizza', '80'],
    ['Tea hot', '10'],
    ['Coffee,15\n'],
  ])
})

test('empty cells and empty lines stay where they are', () => {
  expect(readCsv('')).toEqual([['']])
  expect(readCsv('A,\n\n,B\n')).toEqual([['A', ''], [''], ['', 'B']])
})

test.each(['=1+1', '+cmd', '-2+3', '@SUM(A1)', '\t=1', '＝1', "'=1", "''=1"])(
  '%j is no formula in the file, and is read as it was',
  (text) => {
    const file = writeCsv([[text]])
    expect(file).toMatch(/^\uFEFF"?'/)
    expect(readCsv(file)).toEqual([[text]])
  },
)

test.each(['-3', '+91 98765 43210', "'til late", "Asha's"])('%j stays as it is', (text) => {
  expect(writeCsv([[text]])).toBe(`\uFEFF${text}\r\n`)
  expect(readCsv(writeCsv([[text]]))).toEqual([[text]])
})

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ unit: fc.constantFrom(...'"\',;\t\r\n=+-@ a1\\\uFEFF'), maxLength: 12 }),
)

test('whatever is written is read again, and nothing in it is a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.array(hostile, { minLength: 2, maxLength: 2 }), { minLength: 1 }), (rows) => {
      const file = writeCsv([['A', 'B'], ...rows])
      expect(readCsv(file)).toEqual([['A', 'B'], ...rows])
    }),
    { numRuns: 500 },
  )
})
