import * as Slot from 'radix-ui/slot'
import { type KeyboardEvent, type PointerEvent, type ReactElement, useId, useRef, useState } from 'react'
import { lazyPart } from '../lazy-part.tsx'
import type { MenuEntry } from './MenuPanel.tsx'

type Props = {
  /** The button that opens it. */
  trigger: ReactElement
  entries: readonly MenuEntry[]
}

/** A button and the menu it opens. */
export function Menu({ trigger, entries }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const isByKey = useRef(false)
  const [isOpen, setIsOpen] = useState<boolean>()

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || event.ctrlKey) return
    isByKey.current = false
    setIsOpen(!isOpen)
    // The focus goes to the menu.
    if (!isOpen) event.preventDefault()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return
    isByKey.current = true
    setIsOpen(event.key === 'ArrowDown' || !isOpen)
    event.preventDefault()
  }

  return (
    <>
      <Slot.Root
        ref={button}
        id={id}
        aria-haspopup="menu"
        aria-expanded={isOpen ?? false}
        aria-controls={isOpen ? `${id}-menu` : undefined}
        onPointerDown={onPointerDown}
        onKeyDown={onKeyDown}
      >
        {trigger}
      </Slot.Root>
      {isOpen !== undefined && (
        <MenuPanel
          button={button}
          buttonId={id}
          isByKey={isByKey}
          open={isOpen}
          onOpenChange={setIsOpen}
          entries={entries}
        />
      )}
    </>
  )
}

const MenuPanel = lazyPart(async () => (await import('./MenuPanel.tsx')).MenuPanel)
