import type { Active, Over } from '@dnd-kit/core'
import { expect, test } from 'vitest'
import { dragWords, stepByKey } from './drag-and-drop.ts'
import { inOrderOf } from './use-shown-order.ts'

const dishes = [
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

test('someone who cannot see the list hears what moves and where to', () => {
  const words = dragWords(dishes, { current: false })
  const [active, over] = [{ id: 'a' } as Active, { id: 'c' } as Over]

  expect(words.onDragStart({ active })).toBe('Picked up Chaat, position 1 of 3.')
  expect(words.onDragOver({ active, over: { id: 'a' } as Over })).toBeUndefined()
  expect(words.onDragOver({ active, over })).toBe('Chaat is over position 3 of 3.')
  expect(words.onDragEnd({ active, over })).toBe('Chaat was dropped at position 3 of 3.')
  expect(words.onDragCancel({ active, over })).toBe('Chaat is back at position 1 of 3.')
})

test('a dish that arrives while the order is being saved stands at the end', () => {
  expect(inOrderOf(dishes, ['b', 'a']).map(({ id }) => id)).toEqual(['b', 'a', 'c'])
})

function press(code: string) {
  const args = { currentCoordinates: { x: 100, y: 200 } } as Parameters<typeof stepByKey>[1]
  return stepByKey({ code } as KeyboardEvent, args)
}
