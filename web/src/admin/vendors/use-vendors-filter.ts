import { useSearch } from '@tanstack/react-router'
import type { Place } from '../../locations/place.ts'
import { useListAddress } from '../tables/use-list-search-params.ts'

export const PAGE_SIZE = 50

export type VendorsFilter = {
  search?: string
  status?: 'active' | 'inactive'
  page?: number
} & Partial<Place>

export const useVendorsFilter = () =>
  useListAddress<VendorsFilter>(useSearch({ from: '/admin/layout/admin/vendors' }), PAGE_SIZE)
