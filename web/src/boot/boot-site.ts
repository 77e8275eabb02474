import { hydrateOnInteraction } from './hydrate-on-interaction.ts'
import { replayEarlyInput } from './replay-early-input.ts'
import { startPage } from './start-page.ts'

// The build inlines this file into the prerendered pages (web/inline-boot.ts, scripts/prerender.ts). It runs before the
// first paint, so it stays small and imports nothing but its own folder.
const token = startPage()

addEventListener('DOMContentLoaded', () => {
  const fetched = document.querySelector<HTMLTemplateElement>('template[data-fetch]')
  // While the app is developed, no page is prerendered.
  if (!fetched) return
  hydrateOnInteraction(fetched, token !== null)
  replayEarlyInput(globalThis)
})
