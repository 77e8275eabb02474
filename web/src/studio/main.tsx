import './studio.css'
import { createRoot } from 'react-dom/client'

const root = createRoot(document.getElementById('root') as HTMLElement)
if (await enter()) {
  const { DatabaseStudio } = await import('./DatabaseStudio.tsx')
  root.render(<DatabaseStudio />)
} else {
  root.render(<NoKey />)
}

/** Exchanges the key in the URL for a session, if there is one; returns whether this browser has a session. */
async function enter() {
  const key = new URLSearchParams(location.hash.slice(1)).get('key')
  if (key) {
    await fetch('/key', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key }),
    })
    history.replaceState(null, '', location.pathname)
  }
  return (await fetch('/session')).ok
}

function NoKey() {
  return (
    <main className="no-key">
      <h1>This page needs a key</h1>
      <p>
        A key works only once, in one browser, and only while you are signed in to the admin panel. Sign in
        there and start the tool again to get a new key.
      </p>
    </main>
  )
}
