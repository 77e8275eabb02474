import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const features = new URL('../../', import.meta.url).pathname
const tables =
  /\b(vendor|category|item|visitor|platform)(_days|Days)\b|\b(vendor|item)(_totals|Totals)\b|\bbest_items\b|\b(totals_reach|totalsReach)\b/
const mayQueryRollups = (file: string) => /^(analytics\/rollups|core\/events)\//.test(file)

test('only the rollups and events folders query the rollup tables', () => {
  const offenders = globSync('**/queries.ts', { cwd: features }).filter(
    (file) => !mayQueryRollups(file) && tables.test(readFileSync(`${features}${file}`, 'utf8')),
  )
  expect(offenders).toEqual([])
})
