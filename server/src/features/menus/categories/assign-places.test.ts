import { expect, test } from 'vitest'
import { assignPlaces } from './assign-places.ts'

const menu = ['a', 'b', 'c', 'd'].map((id, index) => ({ id, position: 10 * (index + 1) }))
const placesOf = (ids: string[]) => {
  const places = assignPlaces(menu, ids)
  return places && Object.fromEntries(places)
}

test('a full list takes all places in its order', () => {
  expect(placesOf(['d', 'a', 'b', 'c'])).toEqual({ d: 10, a: 20, b: 30, c: 40 })
})

test('a part of the list takes only the places it had', () => {
  expect(placesOf(['d', 'b'])).toEqual({ d: 20, b: 40 })
})

test('an unknown one, or one twice, gives no places at all', () => {
  expect([placesOf(['a', 'x']), placesOf(['a', 'a']), placesOf(['a', 'a', 'b'])]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
