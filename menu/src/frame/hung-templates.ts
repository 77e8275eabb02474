/** How long a template that hung is skipped on this phone. Only a day: it may have been an empty battery. */
const SKIP_DURATION_MS = 24 * 60 * 60 * 1000
const TICK_MS = 500
/** A page whose timer did not run for so long has hung, even if it recovers in time for `pagehide`. */
const HUNG_AFTER_MS = 3000

const keyOf = (url: string) => `thela-design ${url}`

/** Whether the template was running when this menu last ended without `pagehide`, or was switched off by the customer. */
export function isSkipped(url: string) {
  const markedAt = Number(withStorage((storage) => storage.getItem(keyOf(url))) ?? 0)
  return Date.now() - markedAt < SKIP_DURATION_MS
}

export const skipTemplate = (url: string) =>
  withStorage((storage) => storage.setItem(keyOf(url), String(Date.now())))

const removeMark = (url: string) => withStorage((storage) => storage.removeItem(keyOf(url)))

/**
 * A template that shares the page's thread can block it for good, and then nothing here runs any more. So the mark is
 * set while the template runs in a visible page, and removed when the page is left normally.
 */
export function markWhileRunning(url: string) {
  let tickedAt = performance.now()
  const timer = setInterval(() => {
    tickedAt = performance.now()
  }, TICK_MS)
  const mark = () => (document.hidden ? leave() : skipTemplate(url))
  const leave = () => performance.now() - tickedAt < HUNG_AFTER_MS && removeMark(url)
  const show = () => {
    tickedAt = performance.now()
    mark()
  }

  mark()
  document.addEventListener('visibilitychange', mark)
  addEventListener('pagehide', leave)
  addEventListener('pageshow', show)

  return function stop() {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', mark)
    removeEventListener('pagehide', leave)
    removeEventListener('pageshow', show)
    removeMark(url)
  }
}

/** Storage may be blocked; then nothing is stored. */
function withStorage<T>(work: (storage: Storage) => T) {
  try {
    return work(localStorage)
  } catch {
    return null
  }
}
