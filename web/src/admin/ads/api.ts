import { keepPreviousData, queryOptions, useIsMutating, useMutation } from '@tanstack/react-query'
import type { AdInput } from '@thela/contract/ads/ad-input'
import { type Ad, type AdFilter, adsApi as api } from '@thela/contract/ads/ads'
import { call } from '../../api/call.ts'
import { queryClient } from '../../api/query-client.ts'
import { useIdempotencyKey } from '../../api/use-idempotency-key.ts'
import { toast } from '../../ui/overlay/toast.ts'
import { saveAd } from './save-ad.ts'

/** Everything that an ad's change may affect: the ads, both queues, their statistics. */
const queryKey = ['admin', 'ads']
export const refreshAds = () => queryClient.invalidateQueries({ queryKey })

export const PAGE_SIZE = 100

/** What the screen's search params hold. */
export type AdsSearch = AdFilter & { page?: number; limit?: number }

/** The usual five minutes and one retry hold here too (ADV-69). */
export const adsQuery = ({ page = 1, limit = PAGE_SIZE, ...filter }: AdsSearch) =>
  queryOptions({
    queryKey: [...queryKey, 'list', filter, page, limit],
    queryFn: ({ signal }) => call(api.list, { querystring: { ...filter, page, limit } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })

export const adStatsQuery = (filter: AdFilter) =>
  queryOptions({
    queryKey: [...queryKey, 'stats', filter],
    queryFn: ({ signal }) => call(api.readStats, { querystring: filter }, { signal }),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })

/** How many menus are inside a circle. */
export const adReachQuery = (circle: { latitude: string; longitude: string; radius: string }) =>
  queryOptions({
    queryKey: [...queryKey, 'reach', circle],
    queryFn: ({ signal }) => call(api.readReach, { querystring: circle }, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
    meta: { quiet: true },
  })

/** Impressions arrive every minute: always fetch the latest report. */
export const adReportQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKey, 'report', id],
    queryFn: ({ signal }) => call(api.readReport, { params: { id } }, { signal }),
    staleTime: 0,
    meta: { quiet: true },
  })

export function useSaveAd(stored: Ad | undefined) {
  const key = useIdempotencyKey()

  return useMutation({
    mutationFn: (input: AdInput) => saveAd({ stored, input, key }),
    meta: { fallback: stored ? 'Failed to update ad' : 'Failed to create ad' },
    onSuccess: ({ message, isPartial }) => {
      if (isPartial) toast.error(message)
      else toast.success(message)
      return refreshAds()
    },
  })
}

export const useSetAdStatus = () =>
  useAdChange('Failed to update ad status', ({ id, isActive }: { id: string; isActive: boolean }) =>
    call(api.setStatus, { params: { id }, body: { isActive } }),
  )

export const useDeleteAd = () =>
  useAdChange('Failed to delete ad', ({ id }: { id: string }) => call(api.remove, { params: { id } }))

function useAdChange<Change>(fallback: string, mutationFn: (change: Change) => Promise<{ message: string }>) {
  return useMutation({
    mutationFn,
    meta: { fallback },
    onSuccess: ({ message }) => {
      toast.success(message)
      return refreshAds()
    },
  })
}

export type MediaKind = 'image' | 'video'

const mediaKey = ['ad-media']

export const useIsUploading = () => useIsMutating({ mutationKey: mediaKey }) > 0

export function useUploadMedia(kind: MediaKind) {
  return useMutation({
    mutationKey: mediaKey,
    mutationFn: (file: File) => sendMedia(kind, file),
    meta: { fallback: `Failed to upload ${kind}` },
    onSuccess: () => {
      toast.success(kind === 'image' ? 'Image uploaded successfully!' : 'Video uploaded successfully!')
    },
  })
}

async function sendMedia(kind: MediaKind, file: File) {
  const body = new FormData()
  body.append(kind, file)
  if (kind === 'image') return (await call(api.uploadImage, { body })).imageUrl
  return (await call(api.uploadVideo, { body })).videoUrl
}
