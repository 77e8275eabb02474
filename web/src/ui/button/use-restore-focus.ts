import { useLayoutEffect, useRef } from 'react'

/** Gives the focus back to a button that lost it while it was disabled, unless something else has it. */
export function useRestoreFocus(busy: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)

  useLayoutEffect(() => {
    if (busy) hadFocus.current = document.activeElement === button.current
    else if (hadFocus.current && document.activeElement === document.body) button.current?.focus()
  }, [busy])

  return button
}
