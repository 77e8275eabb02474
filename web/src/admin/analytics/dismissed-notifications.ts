import { useSyncExternalStore } from 'react'

const KEY = 'thela-dismissed-notifications'
const listeners = new Set<() => void>()
let dismissed = readStored()

/** Dismissed notifications are stored in this browser (DEC-152). */
export const useDismissed = () => useSyncExternalStore(subscribe, () => dismissed)

export function dismiss(ids: readonly string[]) {
  add(ids)
  try {
    localStorage.setItem(KEY, JSON.stringify([...dismissed]))
  } catch {
    // Without storage it lasts until the page is closed.
  }
}

// What is dismissed in another tab is dismissed here too.
globalThis.window?.addEventListener('storage', ({ key }) => {
  if (key === KEY) add([])
})

/** A dismissal is never undone, so what other tabs have stored is merged in. */
function add(ids: readonly string[]) {
  dismissed = new Set([...readStored(), ...dismissed, ...ids])
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function readStored(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [])
  } catch {
    return new Set()
  }
}
