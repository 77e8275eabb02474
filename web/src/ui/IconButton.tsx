import { useComposedRefs } from 'radix-ui/internal'
import type { ReactNode } from 'react'
import { type ButtonLook, buttonClasses } from './button-classes.ts'
import { classNames } from './class-names.ts'
import { Spinner } from './Spinner.tsx'
import { Tooltip } from './Tooltip.tsx'
import type { Unstyled } from './unstyled.ts'
import { useKeptFocus } from './use-kept-focus.ts'

type Props = Omit<Unstyled<'button'>, 'children' | 'type'> &
  Pick<ButtonLook, 'variant'> & {
    size?: keyof typeof square
    /** Read to screen readers and shown as a tooltip. */
    label: string
    icon: ReactNode
    busy?: boolean
  }

export function IconButton({ label, icon, variant = 'ghost', size = 'md', busy = false, ...rest }: Props) {
  const { disabled, ...attributes } = rest
  const ref = useComposedRefs(attributes.ref, useKeptFocus(busy))

  return (
    <Tooltip text={label}>
      <button
        {...attributes}
        ref={ref}
        type="button"
        aria-label={label}
        aria-busy={busy || undefined}
        disabled={disabled || busy}
        className={classNames(buttonClasses({ variant, size }), square[size])}
      >
        {busy ? <Spinner /> : icon}
      </button>
    </Tooltip>
  )
}

const square = {
  sm: 'w-control-sm px-0!',
  md: 'w-control px-0!',
}
