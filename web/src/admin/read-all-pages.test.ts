import { paginate } from '@thela/contract/paging'
import { expect, test } from 'vitest'
import { readAllPages } from './read-all-pages.ts'

test('an administrator gets every page of a list, and hears how far it is', async () => {
  const heard: string[] = []
  const load = async (page: number) => ({ data: [page], pagination: paginate({ page, limit: 200 }, 401) })

  const answers = await readAllPages(load, (done, pages) => heard.push(`${done} of ${pages}`))

  expect(answers.flatMap(({ data }) => data)).toEqual([1, 2, 3])
  expect(heard).toEqual(['1 of 3', '2 of 3', '3 of 3'])
})
