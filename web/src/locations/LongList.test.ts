import { expect, test } from 'vitest'
import { matchesOf } from './LongList.tsx'

const names = ['Agra', 'Nagpur', 'Aligarh', 'Old Agra']

test('names that begin with the text come before those that contain it', () => {
  expect(matchesOf(names, ' ag', '')).toEqual(['Agra', 'Nagpur', 'Old Agra'])
  expect(matchesOf(names, 'zz', '')).toEqual([])
})

test('the chosen name stays in the list, after the matches', () => {
  expect(matchesOf(names, 'nag', 'Agra')).toEqual(['Nagpur', 'Agra'])
  expect(matchesOf(names, '', 'Agra')).toEqual(names)
})

test('of a very long list the first hundred are shown', () => {
  const many = Array.from({ length: 5000 }, (_, n) => `Area ${n + 1}`)
  expect(matchesOf(many, '', '')).toHaveLength(100)
  expect(matchesOf(many, 'area 4999', '')).toEqual(['Area 4999'])
})
