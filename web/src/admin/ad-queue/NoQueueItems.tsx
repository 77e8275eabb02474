import { ListOrdered } from 'lucide-react'
import { EmptyState } from '../../ui/EmptyState.tsx'

export const NoQueueItems = () => (
  <EmptyState
    icon={<ListOrdered />}
    title="No queue items found."
    text="An ad that is saved on the Ads screen stands here at once. Filters may hide it."
  />
)
