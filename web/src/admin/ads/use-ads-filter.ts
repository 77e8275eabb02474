import { useNavigate, useSearch } from '@tanstack/react-router'
import type { AdFilter } from '@thela/contract/ads'
import { placeIn } from '../../locations/place.ts'

export const STANDARD_SIZE = 100

export type AdsFilter = AdFilter & { page?: number; limit?: number }

/** What is looked for stands in the address; every change of it begins again at the first page. */
export function useAdsFilter() {
  const filter: AdsFilter = useSearch({ from: '/admin/layout/admin/ads' })
  const navigate = useNavigate({ from: '/admin/ads' })
  const { page, limit, ...asked } = filter
  const go = (search: AdsFilter) => navigate({ search, replace: true, resetScroll: false })

  return {
    filter,
    /** What the numbers above the list are about. */
    asked,
    page: page ?? 1,
    limit: limit ?? STANDARD_SIZE,
    place: placeIn(asked),
    isFiltered: Object.values(asked).some(Boolean),
    change: (part: Partial<AdFilter>) => go({ ...asked, ...part, limit }),
    clear: () => go({ limit }),
    goTo: (next: number) => navigate({ search: { ...filter, page: next > 1 ? next : undefined } }),
    resize: (size: number) => go({ ...asked, limit: size === STANDARD_SIZE ? undefined : size }),
  }
}
