import { useSortable } from '@dnd-kit/sortable'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { DragHandle } from './DragHandle.tsx'

type Props = {
  id: string
  name: string
  disabled: boolean
  children: (handle: ReactNode) => ReactNode
}

/** One place of a SortableList. */
export function SortableItem({ id, name, disabled, children }: Props) {
  const { attributes, listeners, transform, transition, isDragging, ...refs } = useSortable({
    id,
    transition: wantsNoMotion() ? null : { duration: 180, easing: 'ease-out' },
  })

  return (
    <li
      ref={refs.setNodeRef}
      style={{
        transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
        transition,
      }}
      className={classNames(row, isDragging && 'relative z-10 bg-raised! shadow-raised')}
    >
      {children(
        <DragHandle
          {...attributes}
          {...listeners}
          ref={refs.setActivatorNodeRef}
          name={name}
          disabled={disabled}
          isDragging={isDragging}
        />,
      )}
    </li>
  )
}

const row = 'min-w-0 border-line border-b bg-surface last:border-b-0'

// The movement is an inline style, which the rule of motion.css cannot reach.
const wantsNoMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches
