const KEY = 'thela-place'
/** Whoever sees nothing of a screen's lists for so long reads its top. */
const PATIENCE_MS = 5000
const touches = ['pointerdown', 'click', 'wheel', 'keydown', 'popstate']

/**
 * After a reload, or Back from another site, a screen is at its top until its lists have come, and no browser waits for
 * them. So the place where it was left is gone to each time the screen grows, until somebody touches it or goes back.
 */
export function returnToPlace() {
  const { href, top = 0 } = readPlace()
  addEventListener('pagehide', keepPlace)
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type === 'navigate' || href !== location.href || top === 0) return

  const page = document.documentElement
  const growth = new ResizeObserver(() => {
    if (page.scrollHeight - page.clientHeight >= top) scrollTo({ top })
  })
  const stop = () => {
    growth.disconnect()
    clearTimeout(timer)
    for (const touch of touches) removeEventListener(touch, stop)
  }
  const timer = setTimeout(stop, PATIENCE_MS)
  growth.observe(document.body)
  for (const touch of touches) addEventListener(touch, stop, { passive: true })
}

function readPlace(): { href?: string; top?: number } {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
  } catch {
    // Of a browser that keeps nothing, nothing is known.
    return {}
  }
}

function keepPlace() {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ href: location.href, top: scrollY }))
  } catch {
    // As above.
  }
}
