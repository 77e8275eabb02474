import { type RefObject, useEffect, useEffectEvent } from 'react'
import { watchUntilSeen } from './watch-until-seen.ts'

type Watch = { key: string; afterMs: number; onSeen: () => void }

/** Tells once that somebody has seen the element, for each key anew. */
export function useSeen(element: RefObject<Element | null>, { key, afterMs, onSeen }: Watch) {
  const tell = useEffectEvent(onSeen)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another ad in the same place
  useEffect(() => {
    if (element.current) return watchUntilSeen(element.current, afterMs, () => tell())
  }, [element, key, afterMs])
}
