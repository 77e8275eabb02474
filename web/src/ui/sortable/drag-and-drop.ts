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

export const dragInstructions = {
  draggable:
    'Press space to pick this up, the arrow keys to move it, space again to drop it and escape to put it back.',
}

/**
 * What a screen reader hears while something is dragged. A picked-up item is immediately over its own position;
 * `pickedUp` skips that announcement, so that it does not replace the first one.
 */
export function dragAnnouncements(
  items: Named[],
  pickedUp: { current: boolean },
  headings: Named[] = [],
): Announcements {
  const nameOf = (id: UniqueIdentifier) => items.find((item) => item.id === id)?.name ?? 'The entry'
  const positionOf = (id: UniqueIdentifier) => {
    const heading = headings.find((heading) => heading.id === id)
    return heading
      ? `the category ${heading.name}`
      : `position ${items.findIndex((item) => item.id === id) + 1} of ${items.length}`
  }

  return {
    onDragStart: ({ active }) => {
      pickedUp.current = true
      return `Picked up ${nameOf(active.id)}, ${positionOf(active.id)}.`
    },
    onDragOver: ({ active, over }) => {
      const isAnnounced = pickedUp.current
      pickedUp.current = false
      return isAnnounced || !over ? undefined : `${nameOf(active.id)} is over ${positionOf(over.id)}.`
    },
    onDragEnd: ({ active, over }) =>
      `${nameOf(active.id)} was dropped at ${positionOf((over ?? active).id)}.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} is back at ${positionOf(active.id)}.`,
  }
}
