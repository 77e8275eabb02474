import { useComposedRefs } from 'radix-ui/internal'
import { useId } from 'react'
import { useRestoreFocus } from '../button/use-restore-focus.ts'
import type { UnstyledProps } from '../class-names.ts'

type Props = Omit<
  UnstyledProps<'button'>,
  'children' | 'type' | 'role' | 'aria-checked' | 'onClick' | 'onChange'
> & {
  label: string
  /** Keeps the label for screen readers only: for a column of a table. */
  labelHidden?: boolean
  checked: boolean
  busy?: boolean
  onChange?: (checked: boolean) => void
}

/** For what takes effect at once; a choice that waits for Save is a Checkbox. */
export function Switch({ label, labelHidden, checked, busy = false, id: givenId, onChange, ...rest }: Props) {
  const { disabled, ...attributes } = rest
  const ref = useComposedRefs(attributes.ref, useRestoreFocus(busy))
  const ownId = useId()
  const id = givenId ?? ownId

  return (
    <div className="flex min-h-control items-center justify-between gap-4">
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'min-w-0 flex-1 cursor-pointer py-1'}>
        <span className="block font-medium text-ink text-sm">{label}</span>
      </label>
      <button
        {...attributes}
        ref={ref}
        id={id}
        type="button"
        role="switch"
        aria-checked={checked}
        aria-busy={busy || undefined}
        disabled={disabled || busy}
        onClick={() => onChange?.(!checked)}
        className="group relative h-6.5 w-11 shrink-0 rounded-full bg-line-strong transition-colors after:absolute after:-inset-x-1 after:-inset-y-2.5 disabled:cursor-not-allowed disabled:opacity-50 aria-checked:bg-good"
      >
        <span className="block size-5.5 translate-x-0.5 rounded-full bg-surface shadow-card transition-transform group-aria-checked:translate-x-5" />
      </button>
    </div>
  )
}
