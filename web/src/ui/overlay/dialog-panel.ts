import { useState } from 'react'

export const scrim = 'fixed inset-0 z-50 animate-fade-in bg-scrim data-[state=closed]:animate-fade-out'

export const dialogPanel =
  'fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[92dvh] w-full animate-rise-in flex-col overflow-hidden rounded-t-xl border border-line bg-raised text-ink shadow-overlay outline-none data-[state=closed]:animate-fade-out sm:inset-y-0 sm:my-auto sm:h-fit sm:max-h-[86dvh] sm:w-[calc(100%-2rem)] sm:rounded-xl'

export const dialogWidth = {
  sm: 'sm:max-w-md',
  md: 'sm:max-w-xl',
  lg: 'sm:max-w-3xl',
  xl: 'sm:max-w-5xl',
}

/** The element that opened the first of several dialogs: elements inside a replaced dialog are gone. */
let outermost: HTMLElement | null = null

/**
 * For the panel of a dialog: once it is closed, the focus returns to the element that had it; on another page, to the page.
 * Radix gives it back to a trigger only, and our dialogs have none.
 */
export function useFocusReturn() {
  // Read during the first render; afterwards a field of the dialog may have the focus.
  const [openers] = useState(() => openersOf(document.activeElement))
  const [path] = useState(() => window.location.pathname)

  return (event: Event) => {
    event.preventDefault()
    const main = document.getElementById('main')
    const isTaken = () => ![null, document.body, main].includes(document.activeElement as HTMLElement | null)

    if (!isTaken() && window.location.pathname === path)
      openers.find((opener) => opener?.isConnected)?.focus({ preventScroll: true })
    if (!isTaken()) main?.focus({ preventScroll: true })
  }
}

function openersOf(focused: Element | null) {
  const opener = openerOf(focused)
  if (opener && !opener.closest('[role=dialog], [role=alertdialog]')) outermost = opener
  return [opener, outermost]
}

/** The item of a menu is gone with its menu; the menu's button stays. */
function openerOf(focused: Element | null) {
  if (focused === document.body) return null
  const menuButtonId = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  return (menuButtonId ? document.getElementById(menuButtonId) : focused) as HTMLElement | null
}
