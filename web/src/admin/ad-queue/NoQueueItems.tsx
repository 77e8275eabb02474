import { ListOrdered } from 'lucide-react'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { PastLastPage } from '../../ui/table/Pagination.tsx'

/** On this page, or at all. */
type Props = { total: number; pageSize: number; onPageChange: (page: number) => void }

export function NoQueueItems(paging: Props) {
  if (paging.total > 0) return <PastLastPage {...paging} noun="queue items" />
  return (
    <EmptyState
      icon={<ListOrdered />}
      title="No queue items found."
      text="An ad that is saved on the Ads screen stands here at once. Filters may hide it."
    />
  )
}
