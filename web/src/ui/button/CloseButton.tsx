import * as words from '@thela/words/ui/button'
import { X } from 'lucide-react'
import type { UnstyledProps } from '../class-names.ts'

export function CloseButton(attributes: UnstyledProps<'button'>) {
  return (
    <button
      {...attributes}
      type="button"
      aria-label={words.close}
      className="-mt-2 -mr-2 grid size-control shrink-0 place-items-center rounded-md text-ink-faint transition-colors hover:bg-hover hover:text-ink disabled:opacity-50"
    >
      <X aria-hidden size={20} />
    </button>
  )
}
