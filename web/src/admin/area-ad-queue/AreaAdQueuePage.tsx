import { useQuery } from '@tanstack/react-query'
import type { AdQueueItem } from '@thela/contract/ads/queue'
import { useState } from 'react'
import { Card } from '../../ui/Card.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { NoQueueItems } from '../ad-queue/NoQueueItems.tsx'
import { PriorityLevels } from '../ad-queue/PriorityLevels.tsx'
import { AreaFigures } from './AreaFigures.tsx'
import { AreaFilters } from './AreaFilters.tsx'
import { AreaTable } from './AreaTable.tsx'
import { areaQueueQuery } from './api.ts'
import { PlacementDialog } from './PlacementDialog.tsx'
import { useAreaFilter } from './use-area-filter.ts'

export function AreaAdQueuePage() {
  const address = useAreaFilter()
  const queue = useQuery(areaQueueQuery(address.filter))
  const [shownId, setShownId] = useState<string>()
  const items = queue.data?.items ?? []
  const paging = {
    pageSize: address.pageSize,
    total: queue.data?.pagination.total ?? 0,
    onPageChange: address.goTo,
  }
  const shown: AdQueueItem | undefined = items.find(({ id }) => id === shownId)

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PageHeader title="Area Ad Queue" description="The same placements, by the place they aim at." />
      <Card title="Priority System" description="The nearer an ad aims, the earlier it comes.">
        <PriorityLevels />
      </Card>
      <AreaFigures filter={address.filter} />
      <AreaFilters address={address} />
      <Card flush>
        <AreaTable query={queue} empty={<NoQueueItems {...paging} />} onShow={({ id }) => setShownId(id)} />
        {items.length > 0 && <Pagination {...paging} page={address.page} noun="queue items" />}
      </Card>
      {shown && <PlacementDialog item={shown} onClose={() => setShownId(undefined)} />}
    </div>
  )
}
