import { expect, test } from 'vitest'
import { assignPositions } from './assign-positions.ts'

const menu = ['a', 'b', 'c', 'd'].map((id, index) => ({ id, position: 10 * (index + 1) }))
const positionsOf = (ids: string[]) => {
  const positions = assignPositions(menu, ids)
  return positions && Object.fromEntries(positions)
}

test('a full list gets all positions in its order', () => {
  expect(positionsOf(['d', 'a', 'b', 'c'])).toEqual({ d: 10, a: 20, b: 30, c: 40 })
})

test('a partial list gets only the positions that its categories had', () => {
  expect(positionsOf(['d', 'b'])).toEqual({ d: 20, b: 40 })
})

test('a list with an unknown or repeated id gets no positions', () => {
  expect([positionsOf(['a', 'x']), positionsOf(['a', 'a']), positionsOf(['a', 'a', 'b'])]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
