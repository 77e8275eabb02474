import { queryOptions, useMutation } from '@tanstack/react-query'
import { databaseToolApi } from '@thela/contract/admin/database-tool'
import { call } from '../../api/call.ts'
import { queryClient } from '../../api/query-client.ts'
import { toast } from '../../ui/toast.ts'

/** Asked every five seconds: it also stops by itself, and others start it too. */
export const toolStatusQuery = queryOptions({
  queryKey: ['admin', 'database-tool'],
  queryFn: () => call(databaseToolApi.readStatus, {}),
  staleTime: 0,
  refetchInterval: 5000,
  meta: { quiet: true },
})

export function useStartTool() {
  return useMutation({
    mutationFn: () => call(databaseToolApi.start, {}),
    meta: { fallback: 'Failed to start pgAdmin' },
    onSuccess: ({ isRunning, url }) => {
      queryClient.setQueryData(toolStatusQuery.queryKey, { isRunning, url: url.split('#')[0] ?? url })
      toast.success('pgAdmin started successfully!')
    },
  })
}

export function useStopTool() {
  return useMutation({
    mutationFn: () => call(databaseToolApi.stop, {}),
    meta: { fallback: 'Failed to stop pgAdmin' },
    onSuccess: ({ isRunning }) => {
      queryClient.setQueryData(toolStatusQuery.queryKey, { isRunning, url: null })
      toast.success('pgAdmin stopped successfully!')
    },
  })
}
