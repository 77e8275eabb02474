import { useSearch } from '@tanstack/react-router'
import type { PriorityBand, TargetLevel } from '@thela/contract/ads/ad-targets'
import type { Place } from '../../locations/place.ts'
import { useListAddress } from '../use-list-address.ts'

export const PAGE_SIZE = 50

export type AreaFilter = {
  search?: string
  locationType?: TargetLevel
  priority?: PriorityBand
  isActive?: 'true' | 'false'
  page?: number
} & Partial<Place>

export const useAreaFilter = () =>
  useListAddress<AreaFilter>(useSearch({ from: '/admin/layout/admin/area-ad-queue' }), PAGE_SIZE)
