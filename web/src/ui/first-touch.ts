import { useSyncExternalStore } from 'react'

const gestures = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'focusin'] as const

const waiting = new Set<() => void>()
let isTouched = false

/** Runs when someone first uses the page with finger, mouse or keyboard, or soon when they have already. */
export function afterFirstTouch(run: () => void) {
  if (isTouched) setTimeout(run)
  else waiting.add(run)
}

/** Whether someone has used the page already. */
export function useIsTouched() {
  return useSyncExternalStore(
    subscribe,
    () => isTouched,
    () => false,
  )
}

function subscribe(listener: () => void) {
  waiting.add(listener)
  return () => {
    waiting.delete(listener)
  }
}

/** Runs at the next gesture, or when the connection is back. */
export function onNextTouch(run: () => void) {
  const begin = () => {
    for (const type of ['pointerdown', 'keydown', 'online']) removeEventListener(type, begin, true)
    run()
  }
  for (const type of ['pointerdown', 'keydown', 'online']) addEventListener(type, begin, true)
}

function touch() {
  isTouched = true
  for (const type of gestures) removeEventListener(type, touch, true)
  for (const run of waiting) run()
  waiting.clear()
}

// There is no window where the build renders the public pages.
for (const type of gestures)
  globalThis.window?.addEventListener(type, touch, { capture: true, passive: true })
