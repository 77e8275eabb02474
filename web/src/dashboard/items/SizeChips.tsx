import * as words from '@thela/words/dashboard/items-form'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = {
  /** The names that are variations already. */
  taken: readonly string[]
  isFull: boolean
  /** An empty name is one that the vendor types. */
  onAdd: (name: string) => void
}

/** One tap makes a size with its own price; a size that is taken is no longer offered. */
export function SizeChips({ taken, isFull, onAdd }: Props) {
  if (isFull) return null

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would number its buttons among the form's fields.
    <div role="group" aria-label={words.addSize} className="-my-1.5 flex flex-wrap gap-x-1">
      {words.commonSizes
        .filter((name) => !taken.includes(name))
        .map((name) => (
          <Chip key={name} name={name} onClick={() => onAdd(name)}>
            {name}
          </Chip>
        ))}
      <Chip name={words.otherSize} onClick={() => onAdd('')}>
        <Plus aria-hidden size={14} />
        {words.other}
      </Chip>
    </div>
  )
}

type ChipProps = { name: string; onClick: () => void; children: ReactNode }

function Chip({ name, onClick, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-label={name}
      onClick={onClick}
      className="group grid h-control place-items-center rounded-full"
    >
      <span className="inline-flex items-center gap-0.5 rounded-full border border-line-strong px-2.5 py-1 font-medium text-ink text-sm transition-colors group-hover:bg-hover">
        {children}
      </span>
    </button>
  )
}
