import { Menu } from 'radix-ui/internal'
import { type ComponentProps, type FocusEvent, type ReactNode, type RefObject, useRef } from 'react'
import { classNames } from '../class-names.ts'

export type MenuEntry =
  | 'separator'
  | { label: string; icon?: ReactNode; danger?: boolean; onSelect?: () => void }

type Props = {
  button: RefObject<HTMLElement | null>
  buttonId: string
  /** Whether a key opened it: then its first entry has the focus. */
  isByKey: RefObject<boolean>
  open: boolean
  onOpenChange: (open: boolean) => void
  entries: readonly MenuEntry[]
}

/** Neither modal nor in a portal: the page behind stays readable, and the items stay in their landmark. */
export function MenuPanel({ button, buttonId, isByKey, open, onOpenChange, entries }: Props) {
  const content = useRef<HTMLDivElement>(null)
  const isLeft = useRef(false)
  const keepFocus = (event: FocusMoved) => {
    if (!isMenuButton(event.target)) return
    event.preventDefault()
    content.current?.focus()
  }
  const focusFirst = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (target === currentTarget && isByKey.current)
      currentTarget.querySelector<HTMLElement>('[role=menuitem]')?.focus()
  }
  const returnFocus = (event: Event) => {
    if (!isLeft.current) button.current?.focus()
    isLeft.current = false
    event.preventDefault()
  }

  return (
    <Menu.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Menu.Anchor virtualRef={button} />
      <Menu.Content
        ref={content}
        id={`${buttonId}-menu`}
        aria-labelledby={buttonId}
        onFocus={focusFirst}
        onFocusOutside={keepFocus}
        onInteractOutside={() => {
          isLeft.current = true
        }}
        onCloseAutoFocus={returnFocus}
        align="end"
        sideOffset={6}
        collisionPadding={8}
        className="z-50 max-h-(--radix-popper-available-height) min-w-48 animate-pop-in overflow-y-auto rounded-md border border-line bg-raised p-1.5 shadow-raised outline-none"
      >
        {entries.map((entry, place) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the entries of a menu keep their places while it is open
          entry === 'separator' ? <Separator key={place} /> : <Entry key={place} {...entry} />,
        )}
      </Menu.Content>
    </Menu.Root>
  )
}

type FocusMoved = Parameters<NonNullable<ComponentProps<typeof Menu.Content>['onFocusOutside']>>[0]

/** A closing menu returns the focus to its button with a delay; a menu opened meanwhile must not close because of that. */
const isMenuButton = (target: EventTarget | null) =>
  target instanceof Element && target.matches('[aria-haspopup=menu]')

function Entry({ icon, danger = false, onSelect, label }: Exclude<MenuEntry, 'separator'>) {
  return (
    <Menu.Item
      onSelect={onSelect}
      className={classNames(
        shape,
        danger ? 'text-bad-ink data-highlighted:bg-bad-soft' : 'text-ink data-highlighted:bg-hover',
      )}
    >
      {icon}
      {label}
    </Menu.Item>
  )
}

const shape =
  'flex min-h-control-sm cursor-pointer select-none items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-sm outline-none [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-current'

function Separator() {
  return <Menu.Separator className="-mx-1.5 my-1.5 h-px bg-line" />
}
