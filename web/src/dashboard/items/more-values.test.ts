import { expect, test } from 'vitest'
import { newItemValues } from './item-values.ts'
import { hasMore, summarise } from './more-values.ts'

const more = {
  isAvailable: false,
  spicy: true,
  preparationTime: ' 5 min ',
  description: 'Crisp',
}

test('a new item has nothing under More, any change there counts', () => {
  expect(hasMore(newItemValues())).toBe(false)
  expect(hasMore({ ...newItemValues(), description: ' ' })).toBe(false)
  expect(hasMore({ ...newItemValues(), isAvailable: false })).toBe(true)
  expect(hasMore({ ...newItemValues(), calories: '260' })).toBe(true)
  expect(hasMore({ ...newItemValues(), diets: ['jain'] })).toBe(true)
  expect(hasMore({ ...newItemValues(), allergens: ['milk'] })).toBe(true)
})

test('the line beside More says what is set in words', () => {
  expect(summarise(newItemValues())).toBe('Available')
  expect(summarise({ ...newItemValues(), ...more })).toBe('Not available, Spicy, 5 min, Crisp')
  const said = { diets: ['jain' as const], allergens: ['milk' as const, 'treeNuts' as const] }
  expect(summarise({ ...newItemValues(), ...said })).toBe('Available, Jain, Milk, Tree nuts')
})
