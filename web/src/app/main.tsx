import '../ui/styles/ui.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { followSession } from './follow-session.ts'
import { loadEarly } from './load-early.ts'
import { returnToPlace } from './return-to-place.ts'
import { makeRouter } from './router.tsx'

// In a task of its own: one long task would block scrolling on a slow phone.
setTimeout(start)

async function start() {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')

  forgetLanguageInAddress()
  const { pathname, search } = window.location
  const router = makeRouter()
  followSession(router)
  // The prerendered content stays until the page's code is loaded, so that it can be hydrated.
  await Promise.all([router.load(), loadEarly({ pathname, search })])

  // Someone who is signed in is led away from the sign-in page.
  const isSamePage = router.state.location.pathname === pathname
  const isRendered = root.hasChildNodes() && !('waiting' in root.dataset) && isSamePage
  if (isRendered) {
    keepScroll(router)
    hydrateRoot(root, <App router={router} />)
  } else {
    returnToPlace()
    createRoot(root).render(<App router={router} />)
  }
}

/** A page that is hydrated stays where its visitor has scrolled to; the router would go to its top, as on a new page. */
function keepScroll({ options }: ReturnType<typeof makeRouter>) {
  options.scrollRestoration = () => {
    options.scrollRestoration = true
    // It was not told of it, and would not find the way back to this place later.
    document.dispatchEvent(new Event('scroll'))
    return false
  }
}

/** The server has remembered it. */
function forgetLanguageInAddress() {
  const url = new URL(window.location.href)
  if (!url.searchParams.has('lang')) return
  url.searchParams.delete('lang')
  window.history.replaceState(window.history.state, '', url)
}
