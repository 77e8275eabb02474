import { paginate } from '@thela/contract/paging'
import { expect, test } from 'vitest'
import { readRows } from './walk-rows.ts'

test('an administrator gets every row of a list once, and hears how far it is', async () => {
  const heard: string[] = []
  // The last row of a page has moved to the next one by the time that is read.
  const load = async (page: number) => ({
    rows: [{ id: `${page - 1}` }, { id: `${page}` }],
    pagination: paginate({ page, limit: 2 }, 5),
  })

  const rows = await readRows(load, ({ done, total }) => heard.push(`${done} of ${total}`))

  expect(rows.map(({ id }) => id)).toEqual(['0', '1', '2', '3'])
  expect(heard).toEqual(['2 of 5', '3 of 5', '4 of 5'])
})
