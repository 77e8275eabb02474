import { isOutOfSight } from './is-out-of-sight.ts'

/** Tells once that half of the element was in view for so long without a break; answers with the way to stop. */
export function watchUntilSeen(element: Element, afterMs: number, tell: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isInView = false
  const look = () => {
    clearTimeout(timer)
    if (isInView && !document.hidden) timer = setTimeout(seen, afterMs)
  }
  const watcher = new IntersectionObserver(
    (entries) => {
      // A busy phone tells of several moves at once; the last one counts.
      isInView = (entries.at(-1)?.intersectionRatio ?? 0) >= 0.5
      look()
    },
    { threshold: 0.5 },
  )
  const stop = () => {
    clearTimeout(timer)
    watcher.disconnect()
    for (const event of backInSight) document.removeEventListener(event, look, true)
  }
  const seen = () => {
    if (isOutOfSight()) return look()
    stop()
    tell()
  }

  watcher.observe(element)
  for (const event of backInSight) document.addEventListener(event, look, true)
  return stop
}

/** The tab comes to the front, or a dialog closes, which is heard only on its way down. */
const backInSight = ['visibilitychange', 'close']
