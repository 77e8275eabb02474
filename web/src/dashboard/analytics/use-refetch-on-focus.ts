import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

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
