import type { MenuItem } from '@thela/contract/menus/items'
import { expect, test } from 'vitest'
import { rowsOf } from './item-rows.ts'

const dish = (id: string, categoryId: string) =>
  ({ id, categoryId, category: { id: categoryId, name: categoryId } }) as MenuItem
const items = [dish('a', 'Snacks'), dish('b', 'Snacks'), dish('c', 'Drinks')]

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
