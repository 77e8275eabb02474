import { translateError } from '@thela/words/errors'
import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { UnstyledProps } from '../class-names.ts'

type Props = Omit<UnstyledProps<'input'>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string
}

/** A native checkbox, so that a form can register it as it is. */
export function Checkbox({ label, hint, error, id: givenId, ...input }: Props) {
  const ownId = useId()
  const id = givenId ?? ownId
  const noteId = hint || error ? `${id}-note` : undefined

  return (
    <div className="flex min-h-control items-center">
      <label
        htmlFor={id}
        className="flex cursor-pointer items-start gap-3 py-2 has-disabled:cursor-not-allowed"
      >
        <span className="relative mt-px grid size-5 shrink-0 place-items-center">
          <input
            {...input}
            id={id}
            type="checkbox"
            aria-describedby={noteId}
            aria-invalid={error ? true : undefined}
            className="peer size-5 appearance-none rounded-sm border-2 border-line-strong bg-surface transition-colors checked:border-brand-ink checked:bg-brand disabled:opacity-50 aria-invalid:border-bad-ink"
          />
          <Check
            aria-hidden
            strokeWidth={3.5}
            className="pointer-events-none absolute size-3.5 text-on-brand opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span className="min-w-0">
          <span className="block text-ink text-sm">{label}</span>
          {(error || hint) && (
            <span
              id={noteId}
              className={error ? 'block font-medium text-bad-ink text-sm' : 'block text-ink-faint text-xs'}
            >
              {error ? translateError(error) : hint}
            </span>
          )}
        </span>
      </label>
    </div>
  )
}
