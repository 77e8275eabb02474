import { DropdownMenu, Slot } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type Props = {
  icon?: ReactNode
  danger?: boolean
  disabled?: boolean
  onSelect?: () => void
  /** Draws the item on the one child, e.g. a router link. */
  asChild?: boolean
  children: ReactNode
}

export function MenuItem({ icon, danger = false, disabled, onSelect, asChild, children }: Props) {
  return (
    <DropdownMenu.Item
      asChild={asChild}
      disabled={disabled}
      onSelect={onSelect}
      className={classNames(
        shape,
        danger ? 'text-bad-ink data-highlighted:bg-bad-soft' : 'text-ink data-highlighted:bg-hover',
      )}
    >
      {!asChild && icon}
      <Slot.Slottable>{children}</Slot.Slottable>
    </DropdownMenu.Item>
  )
}

const shape =
  'flex min-h-control-sm cursor-pointer select-none items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-sm no-underline outline-none data-disabled:cursor-not-allowed data-disabled:opacity-50 [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-current'
