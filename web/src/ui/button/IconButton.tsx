import { useComposedRefs } from 'radix-ui/internal'
import { type ReactNode, useRef, useState } from 'react'
import { classNames, type UnstyledProps } from '../class-names.ts'
import { Spinner } from '../feedback/Spinner.tsx'
import { lazyPart } from '../lazy-part.tsx'
import { type ButtonLook, buttonClasses } from './button-classes.ts'
import type { Approach } from './Tooltip.tsx'
import { useRestoreFocus } from './use-restore-focus.ts'

type Props = Omit<UnstyledProps<'button'>, 'children' | 'type'> &
  Pick<ButtonLook, 'variant'> & {
    size?: keyof typeof square
    /** Read to screen readers and shown as a tooltip. */
    label: string
    icon: ReactNode
    busy?: boolean
  }

export function IconButton({ label, icon, variant = 'ghost', size = 'md', busy = false, ...rest }: Props) {
  const { disabled, onPointerEnter, onPointerDown, onFocus, ...attributes } = rest
  const button = useRef<HTMLButtonElement>(null)
  const ref = useComposedRefs(attributes.ref, useRestoreFocus(busy), button)
  const [approached, setApproached] = useState<Approach>()

  return (
    <>
      <button
        {...attributes}
        ref={ref}
        type="button"
        aria-label={label}
        aria-busy={busy || undefined}
        disabled={disabled || busy}
        onPointerEnter={(event) => {
          onPointerEnter?.(event)
          if (event.pointerType !== 'touch') setApproached((known) => known ?? 'pointer')
        }}
        onPointerDown={(event) => {
          onPointerDown?.(event)
          setApproached('press')
        }}
        onFocus={(event) => {
          onFocus?.(event)
          setApproached((known) => known ?? 'focus')
        }}
        className={classNames(buttonClasses({ variant, size }), square[size])}
      >
        {busy ? <Spinner /> : icon}
      </button>
      {approached && <Tooltip anchor={button} text={label} approach={approached} />}
    </>
  )
}

const Tooltip = lazyPart(async () => (await import('./Tooltip.tsx')).Tooltip)

const square = {
  sm: 'w-control-sm px-0!',
  md: 'w-control px-0!',
}
