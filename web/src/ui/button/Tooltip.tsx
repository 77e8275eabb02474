import { Popper } from 'radix-ui/internal'
import { type RefObject, useEffect, useId, useState } from 'react'
import { createPortal } from 'react-dom'

/** What the button met before its tooltip was loaded; after a press it stays closed until the pointer comes again. */
export type Approach = 'pointer' | 'focus' | 'press'

type Props = { anchor: RefObject<HTMLElement | null>; text: string; approach: Approach }

const DELAY_MS = 400

/** For pointers and keyboard focus; never the only place where something is said. */
export function Tooltip({ anchor, text, approach }: Props) {
  const id = useId()
  const isOpen = useIsOpen(anchor, approach)
  useEffect(() => {
    if (!isOpen) return
    const described = anchor.current
    described?.setAttribute('aria-describedby', id)
    return () => described?.removeAttribute('aria-describedby')
  }, [isOpen, anchor, id])
  if (!isOpen) return null

  return (
    <Popper.Root>
      <Popper.Anchor virtualRef={anchor} />
      {/* Outside of any dialog: one that loses a child in the moment of a Tab draws the focus back to its start. */}
      {createPortal(
        <Popper.Content
          id={id}
          role="tooltip"
          side="top"
          sideOffset={6}
          collisionPadding={8}
          className="z-60 max-w-64 animate-pop-in rounded-sm bg-ink px-2.5 py-1.5 font-medium text-canvas text-xs shadow-raised"
        >
          {text}
        </Popper.Content>,
        document.body,
      )}
    </Popper.Root>
  )
}

/** Opens at once for the keyboard and after a moment for a pointer; a press, Escape and scrolling close it. */
function useIsOpen(anchor: Props['anchor'], approach: Approach) {
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => {
    const button = anchor.current
    if (!button) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isPressed = button.matches(':active')
    const close = () => {
      clearTimeout(timer)
      setIsOpen(false)
    }
    const openSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(setIsOpen, DELAY_MS, true)
    }
    const listeners = {
      pointerenter: (event: Event) => (event as PointerEvent).pointerType !== 'touch' && openSoon(),
      pointerleave: close,
      pointerdown: () => {
        isPressed = true
        close()
      },
      click: close,
      focus: () => !isPressed && setIsOpen(true),
      blur: close,
    }
    const release = () => {
      isPressed = false
    }
    const closeByKey = ({ key }: KeyboardEvent) => key === 'Escape' && close()

    for (const [type, listener] of Object.entries(listeners)) button.addEventListener(type, listener)
    document.addEventListener('pointerup', release)
    document.addEventListener('keydown', closeByKey, true)
    addEventListener('scroll', close, true)
    if (approach === 'pointer' && button.matches(':hover') && !isPressed) openSoon()
    if (approach === 'focus' && button === document.activeElement && !isPressed) setIsOpen(true)

    return () => {
      clearTimeout(timer)
      for (const [type, listener] of Object.entries(listeners)) button.removeEventListener(type, listener)
      document.removeEventListener('pointerup', release)
      document.removeEventListener('keydown', closeByKey, true)
      removeEventListener('scroll', close, true)
    }
  }, [anchor, approach])

  return isOpen
}
