import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Refetches every 30 seconds while the tab is visible (DEC-220). */
export const polling = {
  refetchInterval: 30_000,
  refetchOnWindowFocus: true,
  staleTime: 10_000,
  retry: 1,
  meta: { quiet: true },
}

/** Coming back to a window that was never hidden counts too; the query client alone notices only hidden tabs. */
export function useRefetchOnFocus() {
  const client = useQueryClient()

  useEffect(() => {
    const refetch = () =>
      client.refetchQueries(
        { queryKey: ['dashboard'], type: 'active', stale: true },
        { cancelRefetch: false },
      )
    window.addEventListener('focus', refetch)
    return () => window.removeEventListener('focus', refetch)
  }, [client])
}
