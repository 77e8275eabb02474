/** How long a design that hung stays left off on this phone; what took it for hung may have been an empty battery. */
const SKIPPED_FOR_MS = 24 * 60 * 60 * 1000
const TICK_MS = 500
/** A page whose clock stood still for so long has hung, even if it comes to itself in time to say goodbye. */
const HUNG_MS = 3000

const keyOf = (url: string) => `thela-design ${url}`

/** Whether the design was running when this menu was last left without a goodbye, or was put away by hand. */
export function isSkipped(url: string) {
  const markedAt = Number(withStorage((storage) => storage.getItem(keyOf(url))) ?? 0)
  return Date.now() - markedAt < SKIPPED_FOR_MS
}

export const skipDesign = (url: string) =>
  withStorage((storage) => storage.setItem(keyOf(url), String(Date.now())))

const forget = (url: string) => withStorage((storage) => storage.removeItem(keyOf(url)))

/**
 * A design that shares the page's thread can stop it for good, and then nothing here runs any more. So the mark is set
 * while the design runs in sight, and taken away when the page is left in good order.
 */
export function markWhileRunning(url: string) {
  let tickedAt = performance.now()
  const timer = setInterval(() => {
    tickedAt = performance.now()
  }, TICK_MS)
  const mark = () => (document.hidden ? leave() : skipDesign(url))
  const leave = () => performance.now() - tickedAt < HUNG_MS && forget(url)
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
    forget(url)
  }
}

/** Storage may be switched off; then there is nothing to remember. */
function withStorage<T>(work: (storage: Storage) => T) {
  try {
    return work(localStorage)
  } catch {
    return null
  }
}
