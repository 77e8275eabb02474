import { useNavigate, useSearch } from '@tanstack/react-router'
import { type Place, placeIn } from '../../locations/place.ts'

export type VendorsFilter = {
  search?: string
  status?: 'active' | 'inactive'
  page?: number
} & Partial<Place>

/** What is looked for stands in the address; every change of it begins again at the first page. */
export function useVendorsFilter() {
  const filter: VendorsFilter = useSearch({ from: '/admin/layout/admin/vendors' })
  const navigate = useNavigate({ from: '/admin/vendors' })

  return {
    filter,
    place: placeIn(filter),
    isFiltered: Object.entries(filter).some(([name, value]) => name !== 'page' && Boolean(value)),
    change: (part: Partial<VendorsFilter>) =>
      navigate({ search: { ...filter, ...part, page: undefined }, replace: true, resetScroll: false }),
    clear: () => navigate({ search: {}, replace: true, resetScroll: false }),
    goTo: (page: number) => navigate({ search: { ...filter, page: page > 1 ? page : undefined } }),
  }
}
