import { useNavigate, useSearch } from '@tanstack/react-router'
import type { PriorityBand, TargetLevel } from '@thela/contract/ad-targets'
import { type Place, placeIn } from '../../locations/place.ts'

export type AreaFilter = {
  search?: string
  locationType?: TargetLevel
  priority?: PriorityBand
  isActive?: 'true' | 'false'
  page?: number
} & Partial<Place>

/** What is looked for stands in the address; every change of it begins again at the first page. */
export function useAreaFilter() {
  const filter: AreaFilter = useSearch({ from: '/admin/layout/admin/area-ad-queue' })
  const navigate = useNavigate({ from: '/admin/area-ad-queue' })
  const go = (search: AreaFilter) => navigate({ search, replace: true, resetScroll: false })

  return {
    filter,
    place: placeIn(filter),
    isFiltered: Object.entries(filter).some(([name, value]) => name !== 'page' && Boolean(value)),
    change: (part: Partial<AreaFilter>) => go({ ...filter, ...part, page: undefined }),
    clear: () => go({}),
    goTo: (page: number) => navigate({ search: { ...filter, page: page > 1 ? page : undefined } }),
  }
}
