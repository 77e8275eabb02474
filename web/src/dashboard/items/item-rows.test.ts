import type { MenuItem } from '@thela/contract/menus/items'
import { expect, test } from 'vitest'
import { moveRow, rowsOf } from './item-rows.ts'

const item = (id: string, categoryId: string) =>
  ({ id, categoryId, category: { id: categoryId, name: categoryId } }) as MenuItem
const items = [item('a', 'Snacks'), item('b', 'Snacks'), item('c', 'Drinks')]

test('a vendor sees where a category begins', () => {
  expect(rowsOf(items, { withHeadings: true }).map(({ id }) => id)).toEqual([
    'heading-Snacks',
    'a',
    'b',
    'heading-Drinks',
    'c',
  ])
})

test('a vendor who looks at one category needs no heading', () => {
  expect(rowsOf(items, { withHeadings: false }).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

const dropped = (id: string, targetId: string, withHeadings = true) =>
  moveRow(rowsOf(items, { withHeadings }), id, targetId).map((item) => `${item.id} ${item.categoryId}`)

test('an item that is dropped in another category belongs to it', () => {
  expect(dropped('a', 'heading-Drinks')).toEqual(['b Snacks', 'a Drinks', 'c Drinks'])
  expect(dropped('a', 'c')).toEqual(['b Snacks', 'c Drinks', 'a Drinks'])
  expect(dropped('c', 'heading-Drinks')).toEqual(['a Snacks', 'b Snacks', 'c Snacks'])
  expect(dropped('c', 'a')).toEqual(['c Snacks', 'a Snacks', 'b Snacks'])
})

test('an item stays below the first heading, and in its category where only that one shows', () => {
  expect(dropped('b', 'heading-Snacks')).toEqual(['b Snacks', 'a Snacks', 'c Drinks'])
  expect(dropped('b', 'a', false)).toEqual(['b Snacks', 'a Snacks', 'c Drinks'])
})
