import { DropdownMenu } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

type Props = {
  /** The button that opens it. */
  trigger: ReactElement
  /** MenuItem and MenuSeparator. */
  children: ReactNode
}

/** Neither modal nor in a portal: the page behind stays readable, and the items stay in their landmark. */
export function Menu({ trigger, children }: Props) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={6}
        collisionPadding={8}
        className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 animate-pop-in overflow-y-auto rounded-md border border-line bg-raised p-1.5 shadow-raised outline-none"
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
