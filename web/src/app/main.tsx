import '../ui/styles/ui.css'
import type { AnyRouter } from '@tanstack/react-router'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { queryClient } from '../api/query-client.ts'
import { readSession, subscribeToSession } from '../api/session/session.ts'
import { settingsQuery } from '../api/settings.ts'
import { App } from './App.tsx'
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

/** Whenever somebody signs in or out, here or in another tab, the guards decide again who may stay where. */
function followSession(router: AnyRouter) {
  let token = readSession()?.token

  subscribeToSession(() => {
    const former = token
    token = readSession()?.token
    if (token === former) return

    if (former) forgetWhatTheySaw()
    router.invalidate()
  })
}

function forgetWhatTheySaw() {
  const [settings] = settingsQuery.queryKey
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== settings })
}
