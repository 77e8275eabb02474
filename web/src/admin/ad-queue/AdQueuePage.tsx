import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { queuePageSizes } from '@thela/contract/values/choices'
import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { failureTexts, Refusal } from '../../api/failures/refusal.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { Pagination } from '../../ui/table/Pagination.tsx'
import { useListSearchParams } from '../tables/use-list-search-params.ts'
import { PAGE_SIZE, type QueueSearch, queueQuery } from './api.ts'
import { MigrationDialog } from './MigrationDialog.tsx'
import { NoQueueItems } from './NoQueueItems.tsx'
import { PriorityLevels } from './PriorityLevels.tsx'
import { QueueFigures } from './QueueFigures.tsx'
import { QueueFilters } from './QueueFilters.tsx'
import { QueueTable } from './QueueTable.tsx'
import { QueueTabs } from './QueueTabs.tsx'

export function AdQueuePage() {
  const list = useQueueSearchParams()
  const queue = useQuery(queueQuery(list.filter))
  const [opened, setOpened] = useState<'info' | 'migration'>()
  const items = queue.data?.items ?? []
  const paging = {
    pageSize: list.pageSize,
    total: queue.data?.pagination.total ?? 0,
    onPageChange: list.goTo,
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PageHeader
        title="Ad Queue"
        description="Floating ads by location, in the order they will be shown."
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
      <QueueTabs />
      <QueueFigures items={queue.data?.items} isLoading={queue.isPending} />
      <QueueFilters list={list} locations={queue.data?.locations ?? []} />
      {queue.isLoadingError && <ApiErrorPanel failure={queue.error} onRetry={() => queue.refetch()} />}
      {!queue.isLoadingError && (
        <Card flush>
          <QueueTable items={items} loading={queue.isPending} empty={<NoQueueItems {...paging} />} />
          {items.length > 0 && (
            <Pagination
              {...paging}
              page={list.page}
              noun="queue items"
              pageSizes={queuePageSizes}
              onPageSizeChange={list.resize}
            />
          )}
        </Card>
      )}
      {opened === 'info' && <PriorityInfoDialog onClose={() => setOpened(undefined)} />}
      {opened === 'migration' && <MigrationDialog onClose={() => setOpened(undefined)} />}
    </div>
  )
}

const useQueueSearchParams = () =>
  useListSearchParams<QueueSearch>(useSearch({ from: '/admin/layout/admin/ad-queue' }), PAGE_SIZE)

/** For administrators: the server's own answer (AQ-12). */
function ApiErrorPanel({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const refusal = failure instanceof Refusal ? failure : undefined

  return (
    <Card>
      <div role="alert" className="grid justify-items-start gap-3">
        <h2 className="font-semibold text-bad-ink text-lg">API Error</h2>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
          <dt className="text-ink-faint">Message</dt>
          <dd>{failureTexts(failure, 'The server did not respond').join(', ')}</dd>
          <dt className="text-ink-faint">HTTP status</dt>
          <dd>{refusal?.status ?? 'none'}</dd>
          <dt className="text-ink-faint">Response data</dt>
          <dd className="min-w-0">
            <pre className="overflow-x-auto font-mono text-xs">
              {refusal ? JSON.stringify(refusal.body, null, 2) : 'none'}
            </pre>
          </dd>
        </dl>
        <Button variant="secondary" icon={<RotateCw aria-hidden />} onClick={onRetry}>
          Retry
        </Button>
      </div>
    </Card>
  )
}

function PriorityInfoDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Priority Info"
      description="The more local an ad is, the earlier it is shown."
    >
      <PriorityLevels />
    </Dialog>
  )
}
