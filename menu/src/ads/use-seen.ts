import { type RefObject, useEffect, useEffectEvent } from 'react'

type Watch = { key: string; afterMs: number; onSeen: () => void }

/** Calls `onSeen` once per key when the element was in view long enough. */
export function useSeen(element: RefObject<Element | null>, { key, afterMs, onSeen }: Watch) {
  const tell = useEffectEvent(onSeen)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another ad in the same place
  useEffect(() => {
    if (element.current) return watchUntilSeen(element.current, afterMs, () => tell())
  }, [element, key, afterMs])
}

/** Calls `onSeen` once when half of the element was in view for so long without a break; returns a function that stops. */
export function watchUntilSeen(element: Element, afterMs: number, onSeen: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isInView = false
  const look = () => {
    clearTimeout(timer)
    if (isInView && !document.hidden) timer = setTimeout(seen, afterMs)
  }
  const watcher = new IntersectionObserver(
    (entries) => {
      // A busy phone reports several entries at once; the last one counts.
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
    onSeen()
  }

  watcher.observe(element)
  for (const event of backInSight) document.addEventListener(event, look, true)
  return stop
}

/** The tab becomes visible, or a dialog closes, whose event is seen only in the capture phase. */
const backInSight = ['visibilitychange', 'close']

/** An ad in a hidden tab or under a dialog is not seen. */
export const isOutOfSight = () => document.hidden || document.querySelector('dialog[open]') !== null
