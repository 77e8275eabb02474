/** A button that is pressed before the app listens is pressed again when it does (app/App.tsx says so). */
export function keepMissedClicks(page: EventTarget) {
  let missed: HTMLElement | undefined
  const keep = (event: Event) => {
    const button = (event.target as Partial<Element> | null)?.closest?.('button')
    if (!button) return
    event.preventDefault()
    missed = button
  }

  const capture = { capture: true }
  page.addEventListener('click', keep, capture)
  page.addEventListener('thela-alive', () => {
    page.removeEventListener('click', keep, capture)
    setTimeout(() => missed?.click())
  })
}
