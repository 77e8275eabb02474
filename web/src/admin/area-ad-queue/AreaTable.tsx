import type { UseQueryResult } from '@tanstack/react-query'
import type { AdQueueItem } from '@thela/contract/ads/queue'
import type { ReactNode } from 'react'
import { QueryFailure } from '../../api/QueryFailure.tsx'
import { Table } from '../../ui/Table.tsx'
import { areaColumns } from './area-columns.tsx'

type Props = {
  query: UseQueryResult<{ items: AdQueueItem[] }>
  empty: ReactNode
  onShow: (item: AdQueueItem) => void
}

export function AreaTable({ query, empty, onShow }: Props) {
  return (
    <Table
      label="Placements"
      columns={areaColumns(onShow)}
      rows={query.data?.items ?? []}
      rowKey={({ id }) => id}
      onPhones="stack"
      loading={query.isPending}
      skeletonRows={8}
      error={query.isLoadingError && <QueryFailure query={query} message="Failed to load queue items" />}
      empty={empty}
    />
  )
}
