import { ListOrdered } from 'lucide-react'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { PastLastPage } from '../../ui/table/Pagination.tsx'

/** No queue items on this page, or none at all. */
type Props = { total: number; pageSize: number; onPageChange: (page: number) => void }

export function NoQueueItems(paging: Props) {
  if (paging.total > 0) return <PastLastPage {...paging} noun="queue items" />
  return (
    <EmptyState
      icon={<ListOrdered />}
      title="No queue items found."
      text="Ads saved on the Ads screen appear here immediately. Check whether a filter is hiding them."
    />
  )
}
