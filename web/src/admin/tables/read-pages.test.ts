import { paginate } from '@thela/contract/values/paging'
import { expect, test } from 'vitest'
import { readAllRows } from './read-pages.ts'

/** A list that is another one with every page that is read; at the end it stays as it is. */
function listThatMoves(...lists: string[][]) {
  let reads = 0
  const load = async (page: number) => {
    const list = lists[Math.min(reads++, lists.length - 1)] ?? []
    const rows = list.slice(page * 2 - 2, page * 2).map((id) => ({ id }))
    return { rows, pagination: paginate({ page, limit: 2 }, list.length) }
  }
  return { load, reads: () => reads }
}

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)

test('an administrator gets every row of a list once, with progress', async () => {
  const heard: string[] = []
  // A new row pushes the last one of the page to the next.
  const { load } = listThatMoves(['a', 'b', 'c'], ['new', 'a', 'b', 'c'])

  const rows = await readAllRows(load, ({ done, total }) => heard.push(`${done} of ${total}`))

  expect(idsOf(rows)).toEqual(['a', 'b', 'c'])
  expect(heard).toEqual(['2 of 3', '3 of 4'])
})

test('each page is asked for after the last row of the page before', async () => {
  const asked: (string | undefined)[] = []
  const { load } = listThatMoves(['a', 'b', 'c', 'd', 'e'])

  await readAllRows((page, after) => {
    asked.push(after)
    return load(page)
  })
  expect(asked).toEqual([undefined, 'b', 'd'])
})

test('a row that moves to a page that was already read is not left out', async () => {
  const { load, reads } = listThatMoves(['a', 'b', 'c', 'd'], ['d', 'a', 'b', 'c'])

  expect(idsOf(await readAllRows(load))).toEqual(['a', 'b', 'c', 'd'])
  expect(reads()).toBe(4)
})

test('a row that moves up after a deletion is not left out', async () => {
  const { load } = listThatMoves(['a', 'b', 'c', 'd'], ['b', 'c', 'd'])

  expect(idsOf(await readAllRows(load)).toSorted()).toEqual(['a', 'b', 'c', 'd'])
})

test('a deleted row is not searched for endlessly', async () => {
  const { load, reads } = listThatMoves(['a', 'b', 'c', 'd'], ['a', 'b', 'c'])

  expect(idsOf(await readAllRows(load))).toEqual(['a', 'b', 'c'])
  expect(reads()).toBe(6)
})
