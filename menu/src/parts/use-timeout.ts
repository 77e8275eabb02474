import { useCallback, useEffect, useRef } from 'react'

/** Runs something later; a new one replaces the last, and leaving the page forgets it. */
export function useTimeout() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  return useCallback((delayMs: number, run: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(run, delayMs)
  }, [])
}
