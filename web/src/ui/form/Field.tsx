import { translateError } from '@thela/words/errors'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

export type FieldText = {
  label: ReactNode
  hint?: ReactNode
  error?: string
  required?: boolean
  /** Keeps the label for screen readers only: for filters in a toolbar, never for forms. */
  labelHidden?: boolean
}

type ControlProps = {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

type Props = FieldText & { id?: string; children: (control: ControlProps) => ReactNode }

/** Label, hint and error around one control, tied to it by ids. */
export function Field({ label, hint, error, required, labelHidden, id: givenId, children }: Props) {
  const ownId = useId()
  const id = givenId ?? ownId
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined

  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'font-medium text-ink text-sm'}>
        {label}
        {required && <RequiredMark />}
      </label>
      {children({
        id,
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {error && <FieldError id={errorId}>{translateError(error)}</FieldError>}
      {hint && (
        <p id={hintId} className="text-ink-faint text-xs">
          {hint}
        </p>
      )}
    </div>
  )
}

function RequiredMark() {
  return (
    <span aria-hidden className="text-bad-ink">
      {' *'}
    </span>
  )
}

function FieldError({ id, children }: { id?: string; children: string }) {
  return (
    <p id={id} className="flex items-start gap-1.5 font-medium text-bad-ink text-sm">
      <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
      {children}
    </p>
  )
}

/** The box of everything one types or picks in; 16 px text on phones keeps iOS from zooming in. */
export const controlClasses =
  "w-full min-w-0 rounded-md border border-line-strong bg-surface px-3 text-[1rem] text-ink shadow-card transition-colors hover:border-ink-soft focus-visible:border-focus focus-visible:outline-2 focus-visible:outline-focus focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-faint read-only:not-[select]:border-line read-only:not-[select]:bg-sunken read-only:not-[select]:shadow-none aria-invalid:border-bad-ink aria-invalid:bg-bad-soft has-[option[value='']:checked]:text-ink-faint md:text-sm"

export const controlHeight = 'h-control'
