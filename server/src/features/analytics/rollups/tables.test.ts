import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const features = new URL('../../', import.meta.url).pathname
const tables =
  /\b(vendor|category|item|visitor|platform)(_days|Days)\b|\b(vendor|item)(_totals|Totals)\b|\bbest_items\b|\b(totals_reach|totalsReach)\b/
const isAtHome = (file: string) => /^(analytics\/rollups|core\/events)\//.test(file)

test('counts are asked for in rollups and written with the events, nowhere else', () => {
  const strangers = globSync('**/queries.ts', { cwd: features }).filter(
    (file) => !isAtHome(file) && tables.test(readFileSync(`${features}${file}`, 'utf8')),
  )
  expect(strangers).toEqual([])
})
