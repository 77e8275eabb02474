import { useSearch } from '@tanstack/react-router'
import type { AdFilter } from '@thela/contract/ads/ads'
import { useListAddress } from '../use-list-address.ts'

export const PAGE_SIZE = 100

export type AdsFilter = AdFilter & { page?: number; limit?: number }

export const useAdsFilter = () =>
  useListAddress<AdsFilter>(useSearch({ from: '/admin/layout/admin/ads' }), PAGE_SIZE)
