const captured = { capture: true }

/**
 * The button that a visitor presses or the form that they send before the app is hydrated is pressed or sent again
 * afterwards (app/App.tsx sends the event); the browser would send the page itself. What they typed needs nothing: the
 * forms of prerendered pages have no default values, so it stays.
 */
export function replayEarlyInput(page: EventTarget) {
  let missed: (() => void) | undefined

  const keepClick = (event: Event) => {
    const button = (event.target as Partial<Element> | null)?.closest?.('button')
    if (!button) return
    event.preventDefault()
    missed = () => button.click()
  }
  const keepForm = (event: Event) => {
    event.preventDefault()
    const form = event.target as HTMLFormElement
    missed = () => form.requestSubmit()
  }
  const kept = { click: keepClick, submit: keepForm }

  for (const [type, keep] of Object.entries(kept)) page.addEventListener(type, keep, captured)
  page.addEventListener('thela-hydrated', () => {
    for (const [type, keep] of Object.entries(kept)) page.removeEventListener(type, keep, captured)
    setTimeout(() => missed?.())
  })
}
