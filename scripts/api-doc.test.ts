import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { writeApiDoc } from './api-doc.ts'

const file = new URL('../docs/api.md', import.meta.url)

test('docs/api.md lists the calls of the contract', () => {
  // npm run docs writes it anew.
  if (process.env.WRITE_DOCS) writeFileSync(file, writeApiDoc())
  expect(readFileSync(file, 'utf8')).toBe(writeApiDoc())
})
