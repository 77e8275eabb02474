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
  // What stands there stays until the code of the page has come: it would be drawn anew, or nothing in its place.
  await router.load()

  const isRendered = root.hasChildNodes() && !('waiting' in root.dataset)
  if (isRendered) hydrateRoot(root, <App router={router} />)
  else createRoot(root).render(<App router={router} />)
}
