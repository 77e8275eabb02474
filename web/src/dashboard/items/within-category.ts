import { type CollisionDetection, closestCenter } from '@dnd-kit/core'

/** The nearest item of the same category: the order of the categories themselves is made on their own screen. */
export const withinCategory: CollisionDetection = ({ active, droppableContainers, ...rest }) => {
  const { categoryId } = active.data.current ?? {}
  const siblings = droppableContainers.filter(({ data }) => data.current?.categoryId === categoryId)

  return closestCenter({ ...rest, active, droppableContainers: siblings })
}
