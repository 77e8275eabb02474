/** The first stop of the Tab key: past the navigation to the `<main id="main">` of the layout. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-3 left-3 z-50 -translate-y-20 rounded-md bg-ink px-4 py-2.5 font-semibold text-canvas text-sm focus-visible:translate-y-0"
    >
      Skip to content
    </a>
  )
}
