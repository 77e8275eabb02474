import type { Active, Over } from '@dnd-kit/core'
import { expect, test } from 'vitest'
import { dragAnnouncements, stepByKey } from './drag-and-drop.ts'
import { sortByIds } from './order.ts'

const items = [
  { id: 'a', name: 'Chaat' },
  { id: 'b', name: 'Dosa' },
  { id: 'c', name: 'Lassi' },
]

test('a press of an arrow key moves what is dragged by 25 px [CAT-15]', () => {
  expect(press('ArrowDown')).toEqual({ x: 100, y: 225 })
  expect(press('ArrowUp')).toEqual({ x: 100, y: 175 })
  expect(press('ArrowLeft')).toEqual({ x: 75, y: 200 })
  expect(press('ArrowRight')).toEqual({ x: 125, y: 200 })
  expect(press('KeyA')).toBeUndefined()
})

test('a screen reader announces what moves and where to', () => {
  const words = dragAnnouncements(items, { current: false })
  const [active, over] = [{ id: 'a' } as Active, { id: 'c' } as Over]

  expect(words.onDragStart({ active })).toBe('Picked up Chaat, position 1 of 3.')
  expect(words.onDragOver({ active, over: { id: 'a' } as Over })).toBeUndefined()
  expect(words.onDragOver({ active, over })).toBe('Chaat is over position 3 of 3.')
  expect(words.onDragEnd({ active, over })).toBe('Chaat was dropped at position 3 of 3.')
  expect(words.onDragCancel({ active, over })).toBe('Chaat is back at position 1 of 3.')
})

test('an item that is added while the order is being saved comes last', () => {
  expect(sortByIds(items, ['b', 'a']).map(({ id }) => id)).toEqual(['b', 'a', 'c'])
})

function press(code: string) {
  const args = { currentCoordinates: { x: 100, y: 200 } } as Parameters<typeof stepByKey>[1]
  return stepByKey({ code } as KeyboardEvent, args)
}
