import { createRoot, hydrateRoot } from 'react-dom/client'
import '../ui/ui.css'
import { App } from './App.tsx'
import { followSession } from './follow-session.ts'
import { makeRouter } from './router.tsx'

// In a turn of its own: one long one would hold up a slow phone whose owner already reads and scrolls.
setTimeout(start)

async function start() {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')

  const router = makeRouter()
  followSession(router)

  if (root.hasChildNodes()) {
    // The page can be read already; its code must be there before it comes alive, or it would be drawn anew.
    await router.load()
    hydrateRoot(root, <App router={router} />)
  } else {
    createRoot(root).render(<App router={router} />)
  }
}
