import { createRoot, hydrateRoot } from 'react-dom/client'
import '../ui/ui.css'
import { App } from './App.tsx'
import { followSession } from './follow-session.ts'
import { router } from './router.tsx'

followSession(router)
start()

async function start() {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')

  if (root.hasChildNodes()) {
    // The page can be read already; its code must be there before it comes alive, or it would be drawn anew.
    await router.load()
    hydrateRoot(root, <App router={router} />)
  } else {
    createRoot(root).render(<App router={router} />)
  }
}
