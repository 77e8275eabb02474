import { useLayoutEffect, useRef } from 'react'

/** A button that is disabled while busy loses the focus; it gets it back afterwards unless something else took it. */
export function useKeptFocus(busy: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)

  useLayoutEffect(() => {
    if (busy) hadFocus.current = document.activeElement === button.current
    else if (hadFocus.current && document.activeElement === document.body) button.current?.focus()
  }, [busy])

  return button
}
