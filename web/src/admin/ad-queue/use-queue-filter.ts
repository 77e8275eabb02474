import { useNavigate, useSearch } from '@tanstack/react-router'
import type { QueueQuery } from '@thela/contract/ad-queue'

export const STANDARD_SIZE = 50

export type QueueFilter = Partial<QueueQuery>
export type Asked = Omit<QueueFilter, 'page' | 'limit'>

/** What is looked for stands in the address; every change of it begins again at the first page. */
export function useQueueFilter() {
  const filter: QueueFilter = useSearch({ from: '/admin/layout/admin/ad-queue' })
  const navigate = useNavigate({ from: '/admin/ad-queue' })
  const { page, limit, ...asked } = filter
  const go = (search: QueueFilter) => navigate({ search, replace: true, resetScroll: false })

  return {
    filter,
    asked,
    page: page ?? 1,
    limit: limit ?? STANDARD_SIZE,
    apply: (next: Asked) => go({ ...next, limit }),
    goTo: (next: number) => navigate({ search: { ...filter, page: next > 1 ? next : undefined } }),
    resize: (size: number) => go({ ...asked, limit: size === STANDARD_SIZE ? undefined : size }),
  }
}
