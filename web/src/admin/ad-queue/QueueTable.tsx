import type { AdQueueItem } from '@thela/contract/ads/queue'
import { type ReactNode, useState } from 'react'
import { Table } from '../../ui/Table.tsx'
import { PriorityDialog } from './PriorityDialog.tsx'
import { queueColumns } from './queue-columns.tsx'

type Props = { items: AdQueueItem[]; loading: boolean; empty: ReactNode }

export function QueueTable({ items, loading, empty }: Props) {
  const [changing, setChanging] = useState<AdQueueItem>()

  return (
    <>
      <Table
        label="Queue items"
        columns={queueColumns(setChanging)}
        rows={items}
        rowKey={({ id }) => id}
        onPhones="stack"
        loading={loading}
        skeletonRows={8}
        empty={empty}
      />
      {changing && <PriorityDialog item={changing} onClose={() => setChanging(undefined)} />}
    </>
  )
}
