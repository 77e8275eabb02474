import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as limits from '../server/src/http/limits.ts'

const file = new URL('../docs/operations.md', import.meta.url)
const row = /^\| `([A-Z0-9_]+)` \| ([\d,]+) \|/gm

test('docs/operations.md lists every limit with its number', () => {
  // npm run docs writes the numbers anew.
  if (process.env.WRITE_DOCS) writeFileSync(file, withNumbers(readFileSync(file, 'utf8')))
  const listed = [...readFileSync(file, 'utf8').matchAll(row)].map(([, name, number]) => [name, number])

  expect(Object.fromEntries(listed)).toEqual(inWords)
})

const inWords = Object.fromEntries(
  Object.entries(limits).map(([name, limit]) => [name, limit.toLocaleString('en')]),
)

const withNumbers = (page: string) =>
  page.replace(row, (found, name: string) => (inWords[name] ? `| \`${name}\` | ${inWords[name]} |` : found))
