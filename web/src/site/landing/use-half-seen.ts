import { useEffect, useRef, useState } from 'react'

/** Whether half of an element has come into view yet. */
export function useHalfSeen<E extends Element>() {
  const ref = useRef<E>(null)
  const [isSeen, setSeen] = useState(false)

  useEffect(() => {
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ intersectionRatio }) => intersectionRatio >= 0.5)) setSeen(true)
      },
      { threshold: 0.5 },
    )
    if (ref.current) watcher.observe(ref.current)
    return () => watcher.disconnect()
  }, [])

  return { ref, isSeen }
}
