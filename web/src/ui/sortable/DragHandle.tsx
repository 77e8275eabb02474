import * as words from '@thela/words/ui/sortable'
import { GripVertical } from 'lucide-react'
import type { UnstyledProps } from '../class-names.ts'
import { classNames } from '../class-names.ts'

type Props = UnstyledProps<'button'> & { name: string; isDragging: boolean }

/** Under a finger it moves its item at once instead of scrolling the page. */
export function DragHandle({ name, isDragging, ...button }: Props) {
  return (
    <button
      {...button}
      type="button"
      aria-label={words.move(name)}
      className={classNames(shape, isDragging ? 'cursor-grabbing! text-ink' : 'cursor-grab!')}
    >
      <GripVertical aria-hidden size={20} />
    </button>
  )
}

const shape =
  'grid size-control shrink-0 touch-none place-items-center rounded-md text-ink-faint transition-colors hover:bg-hover hover:text-ink disabled:cursor-not-allowed! disabled:opacity-40'
