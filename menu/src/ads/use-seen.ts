import { type RefObject, useEffect, useEffectEvent } from 'react'

type Watch = { key: string; afterMs: number; onSeen: () => void }

/** Tells once that somebody has seen the element, for each key anew. */
export function useSeen(element: RefObject<Element | null>, { key, afterMs, onSeen }: Watch) {
  const tell = useEffectEvent(onSeen)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another ad in the same place
  useEffect(() => {
    if (element.current) return watchUntilSeen(element.current, afterMs, () => tell())
  }, [element, key, afterMs])
}

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

/** Nobody sees an ad in a tab behind others or under a dialog. */
export const isOutOfSight = () => document.hidden || document.querySelector('dialog[open]') !== null
