import { useQuery } from '@tanstack/react-query'
import { queuePageSizes } from '@thela/contract/values/choices'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { ApiErrorPanel } from './ApiErrorPanel.tsx'
import { queueQuery } from './api.ts'
import { FilterChips } from './FilterChips.tsx'
import { MigrationDialog } from './MigrationDialog.tsx'
import { NoQueueItems } from './NoQueueItems.tsx'
import { PriorityInfoDialog } from './PriorityInfoDialog.tsx'
import { QueueFigures } from './QueueFigures.tsx'
import { QueueFilters } from './QueueFilters.tsx'
import { QueueTable } from './QueueTable.tsx'
import { useQueueFilter } from './use-queue-filter.ts'

export function AdQueuePage() {
  const address = useQueueFilter()
  const queue = useQuery(queueQuery(address.filter))
  const [opened, setOpened] = useState<'info' | 'migration'>()
  const items = queue.data?.items ?? []
  const paging = {
    pageSize: address.pageSize,
    total: queue.data?.pagination.total ?? 0,
    onPageChange: address.goTo,
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PageHeader
        title="Ad Queue"
        description="Which floating ads wait for which places, the first to be shown on top."
        actions={
          <>
            <Button variant="secondary" onClick={() => setOpened('info')}>
              Priority Info
            </Button>
            <Button variant="secondary" onClick={() => setOpened('migration')}>
              Priority Migration
            </Button>
          </>
        }
      />
      <QueueFigures items={queue.data?.items} isLoading={queue.isPending} />
      <QueueFilters address={address} locations={queue.data?.locations ?? []} />
      <FilterChips address={address} />
      {queue.isLoadingError && <ApiErrorPanel failure={queue.error} onRetry={() => queue.refetch()} />}
      {!queue.isLoadingError && (
        <Card flush>
          <QueueTable items={items} loading={queue.isPending} empty={<NoQueueItems {...paging} />} />
          {items.length > 0 && (
            <Pagination
              {...paging}
              page={address.page}
              noun="queue items"
              pageSizes={queuePageSizes}
              onPageSizeChange={address.resize}
            />
          )}
        </Card>
      )}
      {opened === 'info' && <PriorityInfoDialog onClose={() => setOpened(undefined)} />}
      {opened === 'migration' && <MigrationDialog onClose={() => setOpened(undefined)} />}
    </div>
  )
}
