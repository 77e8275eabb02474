import { DropdownMenu } from 'radix-ui'
import { type ReactElement, type ReactNode, useRef } from 'react'
import { classNames } from '../class-names.ts'

type Props = {
  /** The button that opens it. */
  trigger: ReactElement
  /** MenuItem and MenuSeparator. */
  children: ReactNode
}

/** Neither modal nor in a portal: the page behind stays readable, and the items stay in their landmark. */
export function Menu({ trigger, children }: Props) {
  const content = useRef<HTMLDivElement>(null)
  const keepFocus = (event: FocusMoved) => {
    if (!isMenuButton(event.target)) return
    event.preventDefault()
    content.current?.focus()
  }

  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content
        ref={content}
        onFocusOutside={keepFocus}
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

type FocusMoved = Parameters<NonNullable<DropdownMenu.DropdownMenuContentProps['onFocusOutside']>>[0]

/** A closing menu returns the focus to its button with a delay; a menu opened meanwhile must not close because of that. */
const isMenuButton = (target: EventTarget | null) =>
  target instanceof Element && target.matches('[aria-haspopup=menu]')

type MenuItemProps = {
  icon?: ReactNode
  danger?: boolean
  onSelect?: () => void
  children: ReactNode
}

export function MenuItem({ icon, danger = false, onSelect, children }: MenuItemProps) {
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

export function MenuSeparator() {
  return <DropdownMenu.Separator className="-mx-1.5 my-1.5 h-px bg-line" />
}
