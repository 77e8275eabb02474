import {
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
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
