import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { areaAdQueueApi, type PriorityMigration } from '@thela/contract/ads/area-queue'
import { adQueueApi as api, type QueueQuery } from '@thela/contract/ads/queue'
import { call } from '../../api/call.ts'
import { showErrorReasonToast, showFailureToast } from '../../api/failures/report-failure.ts'
import { queryClient } from '../../api/query-client.ts'
import { toast } from '../../ui/overlay/toast.ts'

/** Below the ads, so that both queues follow when an ad changes. */
export const queueKey = ['admin', 'ads', 'queue']
export const refreshQueues = () => queryClient.invalidateQueries({ queryKey: queueKey })

export const PAGE_SIZE = 50

/** What the screen's search params hold. */
export type QueueSearch = Partial<QueueQuery>

export const queueQuery = ({ page = 1, limit = PAGE_SIZE, ...filter }: QueueSearch) =>
  queryOptions({
    queryKey: [...queueKey, 'items', filter, page, limit],
    queryFn: ({ signal }) => call(api.list, { querystring: { ...filter, page, limit } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
    meta: { quiet: true },
  })

export const queueStatsQuery = queryOptions({
  queryKey: [...queueKey, 'stats'],
  queryFn: ({ signal }) => call(api.readStats, {}, { signal }),
  refetchInterval: 30_000,
  meta: { quiet: true },
})

export const priorityInfoQuery = queryOptions({
  queryKey: ['admin', 'priority-info'],
  queryFn: ({ signal }) => call(api.readPriorityInfo, {}, { signal }),
  staleTime: 5 * 60_000,
  meta: { quiet: true },
})

export function useSetPlacementStatus() {
  return useMutation({
    mutationFn: (change: { id: string; isActive: boolean }) => call(api.deactivate, { body: change }),
    meta: { quiet: true },
    onError: showFailureToast('Failed to update ad status'),
    onSuccess: () => {
      toast.success('Ad status updated successfully')
      return refreshQueues()
    },
  })
}

export function useSetPriority() {
  return useMutation({
    mutationFn: (change: { id: string; priority: number }) => call(api.setPriority, { body: change }),
    meta: { fallback: 'Failed to update priority' },
    onSuccess: ({ message }) => {
      toast.success(message)
      return refreshQueues()
    },
  })
}

export function useMigratePriorities() {
  return useMutation({
    mutationFn: (body: PriorityMigration) => call(areaAdQueueApi.migratePriorities, { body }),
    meta: { quiet: true },
    onError: showErrorReasonToast('Migration failed'),
    onSuccess: ({ message }) => {
      toast.success(message || 'Migration completed successfully')
      return refreshQueues()
    },
  })
}
