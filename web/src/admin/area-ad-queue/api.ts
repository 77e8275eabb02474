import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import type { PriorityBand, TargetLevel } from '@thela/contract/ads/ad-targets'
import { areaAdQueueApi as api, type Campaign } from '@thela/contract/ads/area-queue'
import type { AdQueueItem } from '@thela/contract/ads/queue'
import { call } from '../../api/call.ts'
import { showFailureToast } from '../../api/failures/report-failure.ts'
import { useIdempotencyKey } from '../../api/use-idempotency-key.ts'
import type { Place } from '../../locations/place.ts'
import { toast } from '../../ui/overlay/toast.ts'
import { queueKey, refreshQueues } from '../ad-queue/api.ts'
import { refreshAds } from '../ads/api.ts'

export const PAGE_SIZE = 50

/** What the screen's search params hold. */
export type AreaSearch = {
  search?: string
  locationType?: TargetLevel
  priority?: PriorityBand
  isActive?: 'true' | 'false'
  page?: number
} & Partial<Place>

export const areaQueueQuery = (filter: AreaSearch) =>
  queryOptions({
    queryKey: [...queueKey, 'areas', filter],
    queryFn: ({ signal }) => call(api.list, { querystring: { ...filter, limit: PAGE_SIZE } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })

/** Of the same places as the table; an empty country means all of them, and left out it would mean India (DEC-231). */
export const areaStatsQuery = ({ country = '', state, city, area }: AreaSearch) =>
  queryOptions({
    queryKey: [...queueKey, 'area-stats', { country, state, city, area }],
    queryFn: ({ signal }) => call(api.readStats, { querystring: { country, state, city, area } }, { signal }),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })

export function useStartCampaign() {
  const key = useIdempotencyKey()

  return useMutation({
    mutationFn: (body: Campaign) => call(api.startCampaign, { body }, { key }),
    meta: { fallback: 'Failed to create campaign' },
    onSuccess: ({ message }) => {
      toast.success(message)
      return refreshAds()
    },
  })
}

export function useTogglePlacement() {
  return useMutation({
    mutationFn: ({ item, isActive }: { item: AdQueueItem; isActive: boolean }) => {
      const { adId, country, state, city, area } = item
      return call(api.toggleStatus, { body: { adId, country, state, city, area, isActive } })
    },
    meta: { quiet: true },
    onError: showFailureToast('Failed to update ad status'),
    onSuccess: () => {
      toast.success('Ad status updated successfully')
      return refreshQueues()
    },
  })
}
