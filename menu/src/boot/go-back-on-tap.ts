/** The back button of a problem page; without a script, or without a page to go back to, it leads home. */
export function goBackOnTap() {
  document.querySelector('[data-back]')?.addEventListener('click', (event) => {
    if (history.length < 2) return

    event.preventDefault()
    history.back()
  })
}
