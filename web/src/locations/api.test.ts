import { type Page, paginate } from '@thela/contract/values/paging'
import { expect, test } from 'vitest'
import { readPlaces } from './api.ts'

test('a level of many places is read to its last page, in the largest pages there are', async () => {
  const areas = Array.from({ length: 12_000 }, (_, n) => ({ name: `Area ${n}` }))
  const asked: Page[] = []
  const load = async ({ page, limit }: Page) => {
    asked.push({ page, limit })
    const data = areas.slice((page - 1) * limit, page * limit)
    return { data, pagination: paginate({ page, limit }, areas.length) }
  }

  expect(await readPlaces(load)).toEqual(areas)
  expect(asked).toEqual([1, 2, 3].map((page) => ({ page, limit: 5000 })))
})
