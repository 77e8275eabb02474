import { type QueryKey, useIsFetching, useMutation, useQueryClient } from '@tanstack/react-query'
import * as words from '@thela/words/api'
import { RotateCw } from 'lucide-react'
import { Button } from '../ui/button/Button.tsx'

type Props = { queryKey: QueryKey; failure: string }

/** Refetches all active queries under this key. When that fails the old figures stay, so a toast says so. */
export function RefreshButton({ queryKey, failure }: Props) {
  const client = useQueryClient()
  const isLoading = useIsFetching({ queryKey }) > 0
  const refresh = useMutation({
    mutationFn: () => client.refetchQueries({ queryKey, type: 'active' }, { throwOnError: true }),
    meta: { fallback: failure },
  })

  return (
    <Button
      variant="secondary"
      icon={<RotateCw aria-hidden />}
      busy={isLoading}
      onClick={() => refresh.mutate()}
    >
      {words.refresh}
    </Button>
  )
}
