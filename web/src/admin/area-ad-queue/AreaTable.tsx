import type { UseQueryResult } from '@tanstack/react-query'
import type { AdQueueItem } from '@thela/contract/ad-queue'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Table } from '../../ui/Table.tsx'
import { NoQueueItems } from '../ad-queue/NoQueueItems.tsx'
import { areaColumns } from './area-columns.tsx'

type Props = { query: UseQueryResult<{ items: AdQueueItem[] }>; onShow: (item: AdQueueItem) => void }

export function AreaTable({ query, onShow }: Props) {
  return (
    <Table
      label="Placements"
      columns={areaColumns(onShow)}
      rows={query.data?.items ?? []}
      rowKey={({ id }) => id}
      onPhones="stack"
      loading={query.isPending}
      skeletonRows={8}
      error={
        query.isLoadingError && (
          <ErrorPanel
            message="Failed to load queue items"
            onRetry={() => query.refetch()}
            retrying={query.isFetching}
          />
        )
      }
      empty={<NoQueueItems />}
    />
  )
}
