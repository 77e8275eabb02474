import { expect, test } from 'vitest'
import { groupOf } from './category-group.ts'

test('categories fall into snacks, drinks and mains by their words [ENT-21]', () => {
  const groups = [
    'Evening Snacks',
    'CHAAT',
    'Appetizers',
    'Starters',
    'Cold drinks',
    'Beverages',
    'Fresh Juice',
    'Thali',
  ]

  expect(groups.map(groupOf)).toEqual([
    'snacks',
    'snacks',
    'snacks',
    'snacks',
    'drinks',
    'drinks',
    'drinks',
    'mains',
  ])
})
