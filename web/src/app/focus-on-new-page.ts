import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Keyboards and screen readers start a new page at its content, not where the old page was left. */
export function useFocusOnNewPage() {
  const router = useRouter()

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) document.getElementById('main')?.focus({ preventScroll: true })
      }),
    [router],
  )
}
