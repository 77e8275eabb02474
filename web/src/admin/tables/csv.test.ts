import type { AdminVendor } from '@thela/contract/admin/vendors'
import type { AuditLog } from '@thela/contract/core/audit-logs'
import { csvLines, writeCsv } from '@thela/contract/values/csv'
import { expect, test } from 'vitest'
import { csvOf } from '../audit-logs/log-columns.tsx'
import { csvLineOf } from '../vendor-figures/ExportButton.tsx'

test('a CSV file starts with a byte order mark and ends every line as in RFC 4180 [AUD-14]', () => {
  expect(
    writeCsv([
      ['Name', 'Views'],
      ['આશા', 12],
      [null, undefined],
    ]),
  ).toBe('\uFEFFName,Views\r\nઆશા,12\r\n,\r\n')
})

test('commas, quotes and line breaks stay inside their cell', () => {
  expect(writeCsv([['A'], ['Adajan, Surat'], ['the "best"'], ['two\nlines']])).toBe(
    '\uFEFFA\r\n"Adajan, Surat"\r\n"the ""best"""\r\n"two\nlines"\r\n',
  )
})

const signs = [...'=+-@|%＝＋－＠﹦﹢﹣﹫−']
const fronts = ['', ' ', '\t', '\r', '\n', '\r\n', '\u00a0', '\u3000', '\ufeff', '\u200b', '\u0000', '\u001f']
const formulas = signs.flatMap((sign) => fronts.map((front) => `${front}${sign}SUM(A1)`))

test.each([
  '=HYPERLINK("x")',
  '+cmd|calc',
  '-2+3+cmd',
  '@SUM(A1)',
  '\t=1',
  '\ttext',
  '\rtext',
  '\ntext',
  '＝1+1',
  ...formulas,
])('%j is text and not a formula', (text) => {
  for (const file of [
    writeCsv([['A'], [text]]),
    `\r\n${csvLines([[text]])}`,
    writeCsv([[text]]).replace('\uFEFF', '\r\n'),
  ])
    expect(file).toMatch(/\r\n"?'/)
})

test.each(['+91 98765 43210', '-12.5', '+919900100001', '-3'])('%j stays the number it is', (text) => {
  expect(writeCsv([['A'], [text]])).toBe(`\uFEFFA\r\n${text}\r\n`)
})

test.each(['=cmd', '＝cmd', '\t@cmd'])('no export passes %j on as a formula', (name) => {
  const log = {
    createdAt: '2026-11-15T10:00:00Z',
    admin: { name, email: name },
    action: 'UPDATE',
    entity: name,
    entityId: name,
  }
  const audit = csvOf([
    { ...log, metadata: null, oldValues: null, newValues: null, ipAddress: name } as unknown as AuditLog,
  ])
  const columns = [{ header: name, value: () => name }]
  const vendors = csvLineOf(columns, {} as AdminVendor)

  for (const file of [audit, vendors]) expect(file).not.toMatch(/(^|[,\n])"?[\s]*[=＝@]/u)
})
