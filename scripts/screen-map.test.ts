import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { writeScreenMap } from './screen-map.ts'

const file = new URL('../ARCHITECTURE.md', import.meta.url)
const table = /^\| Address \|[\s\S]*?(?=\n\n)/m

test('ARCHITECTURE.md lists for every screen the features that answer it', () => {
  const map = writeScreenMap()
  // npm run docs writes it anew.
  if (process.env.WRITE_DOCS)
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(table, () => map),
    )

  expect(table.exec(readFileSync(file, 'utf8'))?.[0]).toBe(map)
  expect(map.split('\n').length).toBeGreaterThan(30)
})
