import { useComposedRefs } from 'radix-ui/internal'
import * as Slot from 'radix-ui/slot'
import type { ReactNode } from 'react'
import { classNames, type UnstyledProps } from '../class-names.ts'
import { Spinner } from '../feedback/Spinner.tsx'
import { type ButtonLook, buttonClasses } from './button-classes.ts'
import { useRestoreFocus } from './use-restore-focus.ts'

type Props = UnstyledProps<'button'> &
  ButtonLook & {
    icon?: ReactNode
    trailingIcon?: ReactNode
    /** Shows a spinner and refuses clicks; the button keeps its width. */
    busy?: boolean
    /** What the button says while busy, e.g. 'Deleting...'. */
    busyLabel?: string
    /** Applies the style to the one child, e.g. a router link. */
    asChild?: boolean
  }

export function Button({ variant, size, wide, asChild, children, type = 'button', ...rest }: Props) {
  const { icon, trailingIcon, busy = false, busyLabel, disabled, ...attributes } = rest
  const className = buttonClasses({ variant, size, wide })
  const ref = useComposedRefs(attributes.ref, useRestoreFocus(busy))
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

type ButtonLabelProps = {
  icon?: ReactNode
  trailingIcon?: ReactNode
  busy: boolean
  busyLabel?: string
  children: ReactNode
}

/** Both states lie in the same grid cell, so the wider one sets the width and nothing jumps. */
function ButtonLabel({ icon, trailingIcon, busy, busyLabel, children }: ButtonLabelProps) {
  return (
    <span className="grid place-items-center">
      <span className={classNames(row, busy && (busyLabel ? 'invisible' : 'opacity-0'))}>
        {icon}
        {children}
        {trailingIcon}
      </span>
      {(busy || busyLabel) && (
        <span className={classNames(row, !busy && 'invisible')}>
          <Spinner size={16} />
          {busyLabel}
        </span>
      )}
    </span>
  )
}

const row = 'col-start-1 row-start-1 inline-flex items-center justify-center gap-2'
