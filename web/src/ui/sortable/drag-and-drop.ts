import {
  type Announcements,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import * as words from '@thela/words/ui/sortable'

const KEYBOARD_STEP_PX = 25
const CLICK_TOLERANCE_PX = 4

export function useDragSensors() {
  return useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: CLICK_TOLERANCE_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: stepByKey, scrollBehavior: 'auto' }),
  )
}

const directions = new Map([
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
])

export const stepByKey: KeyboardCoordinateGetter = ({ code }, { currentCoordinates: { x, y } }) => {
  const direction = directions.get(code)
  return direction && { x: x + direction.x * KEYBOARD_STEP_PX, y: y + direction.y * KEYBOARD_STEP_PX }
}

/** Rows move only up and down while they are dragged. */
export const restrictToVerticalAxis: Modifier = ({ transform }) => ({ ...transform, x: 0 })

type Named = { id: string; name: string }

export const dragInstructions = { draggable: words.instructions }

/**
 * What a screen reader hears while something is dragged. A picked-up item is immediately over its own position;
 * `pickedUp` skips that announcement, so that it does not replace the first one.
 */
export function dragAnnouncements(
  items: Named[],
  pickedUp: { current: boolean },
  headings: Named[] = [],
): Announcements {
  const nameOf = (id: UniqueIdentifier) => items.find((item) => item.id === id)?.name ?? words.unnamed
  const placeOf = (id: UniqueIdentifier) => ({
    position: items.findIndex((item) => item.id === id) + 1,
    count: items.length,
  })
  const categoryOf = (id: UniqueIdentifier) => headings.find((heading) => heading.id === id)?.name

  return {
    onDragStart: ({ active }) => {
      pickedUp.current = true
      return words.pickedUp(nameOf(active.id), placeOf(active.id))
    },
    onDragOver: ({ active, over }) => {
      const isAnnounced = pickedUp.current
      pickedUp.current = false
      if (isAnnounced || !over) return undefined

      const [name, category] = [nameOf(active.id), categoryOf(over.id)]
      return category === undefined
        ? words.isOver(name, placeOf(over.id))
        : words.isOverCategory(name, category)
    },
    onDragEnd: ({ active, over }) => {
      const { id } = over ?? active
      const [name, category] = [nameOf(active.id), categoryOf(id)]
      return category === undefined
        ? words.dropped(name, placeOf(id))
        : words.droppedAtCategory(name, category)
    },
    onDragCancel: ({ active }) => words.isBack(nameOf(active.id), placeOf(active.id)),
  }
}
