import { readVisitor } from './read-visitor.ts'

/** What every page does before its first paint; returns the token of the visitor's session. */
export function startPage() {
  const { theme, token } = readVisitor(() => localStorage)
  showTheme(theme)
  // Another may be chosen in another tab, or on the page from which Back brings this one as it was left.
  const followTheme = () => showTheme(readVisitor(() => localStorage).theme)
  addEventListener('storage', followTheme)
  addEventListener('pageshow', ({ persisted }) => persisted && followTheme())

  // A visitor whose script could not be loaded is told so: see WaitingPage in app/prerender.tsx.
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) document.documentElement.dataset.broken = ''
    },
    true,
  )

  // Zod must not try to write code at run time: our policy forbids it, and the browser would report the attempt.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
  return token
}

function showTheme(theme: string | undefined) {
  const { dataset } = document.documentElement
  if (theme) dataset.theme = theme
  else delete dataset.theme
}
