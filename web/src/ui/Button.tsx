import { Slot } from 'radix-ui'
import { useComposedRefs } from 'radix-ui/internal'
import type { ReactNode } from 'react'
import { ButtonLabel } from './ButtonLabel.tsx'
import { type ButtonLook, buttonClasses } from './button-classes.ts'
import type { Unstyled } from './unstyled.ts'
import { useKeptFocus } from './use-kept-focus.ts'

type Props = Unstyled<'button'> &
  ButtonLook & {
    icon?: ReactNode
    trailingIcon?: ReactNode
    /** Shows a spinner and refuses clicks; the button keeps its width. */
    busy?: boolean
    /** What the button says while busy, e.g. 'Deleting...'. */
    busyLabel?: string
    /** Draws the look on the one child, e.g. a router link. */
    asChild?: boolean
  }

export function Button({ variant, size, wide, asChild, children, type = 'button', ...rest }: Props) {
  const { icon, trailingIcon, busy = false, busyLabel, disabled, ...attributes } = rest
  const className = buttonClasses({ variant, size, wide })
  const ref = useComposedRefs(attributes.ref, useKeptFocus(busy))
  if (asChild) {
    return (
      <Slot.Root {...attributes} className={className}>
        {children}
      </Slot.Root>
    )
  }

  return (
    <button
      {...attributes}
      ref={ref}
      type={type}
      className={className}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      <ButtonLabel icon={icon} trailingIcon={trailingIcon} busy={busy} busyLabel={busyLabel}>
        {children}
      </ButtonLabel>
    </button>
  )
}
