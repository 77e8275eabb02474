import { useSearch } from '@tanstack/react-router'
import type { QueueQuery } from '@thela/contract/ads/queue'
import { useListAddress } from '../use-list-address.ts'

export const PAGE_SIZE = 50

export type QueueFilter = Partial<QueueQuery>

export const useQueueFilter = () =>
  useListAddress<QueueFilter>(useSearch({ from: '/admin/layout/admin/ad-queue' }), PAGE_SIZE)

export type QueueAddress = ReturnType<typeof useQueueFilter>
