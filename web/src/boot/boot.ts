import { hydrateOnInteraction } from './hydrate-on-interaction.ts'
import { readVisitor } from './read-visitor.ts'
import { replayEarlyInput } from './replay-early-input.ts'

// The build inlines this file into every page (web/inline-boot.ts). It runs before the first paint, so it stays small
// and imports nothing but its own folder.
const { theme, token } = readVisitor(() => localStorage)
if (theme) document.documentElement.dataset.theme = theme

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

addEventListener('DOMContentLoaded', () => {
  const fetched = document.querySelector<HTMLTemplateElement>('template[data-fetch]')
  // The pages of the app itself load it at once.
  if (!fetched) return
  hydrateOnInteraction(fetched, token !== null)
  replayEarlyInput(globalThis)
})
