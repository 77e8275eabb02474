import { Tooltip as Radix } from 'radix-ui'
import { useComposedRefs } from 'radix-ui/internal'
import type { ReactElement, ReactNode } from 'react'
import { classNames, type UnstyledProps } from '../class-names.ts'
import { Spinner } from '../feedback/Spinner.tsx'
import { type ButtonLook, buttonClasses } from './button-classes.ts'
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
  const { disabled, ...attributes } = rest
  const ref = useComposedRefs(attributes.ref, useRestoreFocus(busy))

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

type TooltipProps = { text: string; children: ReactElement }

/** For pointers and keyboard focus; never the only place where something is said. */
function Tooltip({ text, children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        {/* Outside of any dialog: one that loses a child in the moment of a Tab draws the focus back to its start. */}
        <Radix.Portal>
          <Radix.Content
            sideOffset={6}
            collisionPadding={8}
            className="z-60 max-w-64 animate-pop-in rounded-sm bg-ink px-2.5 py-1.5 font-medium text-canvas text-xs shadow-raised"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
