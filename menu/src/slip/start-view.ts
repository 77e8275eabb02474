/** As the ref of a heading: another view of the dialog begins at its top, and is where the keyboard goes on. */
export function startView(heading: HTMLElement | null) {
  heading?.closest('dialog')?.scrollTo(0, 0)
  heading?.focus()
}
