import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type Props = {
  icon?: ReactNode
  danger?: boolean
  onSelect?: () => void
  children: ReactNode
}

export function MenuItem({ icon, danger = false, onSelect, children }: Props) {
  return (
    <DropdownMenu.Item
      onSelect={onSelect}
      className={classNames(
        shape,
        danger ? 'text-bad-ink data-highlighted:bg-bad-soft' : 'text-ink data-highlighted:bg-hover',
      )}
    >
      {icon}
      {children}
    </DropdownMenu.Item>
  )
}

const shape =
  'flex min-h-control-sm cursor-pointer select-none items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-sm outline-none [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-current'
