import type { AdQueueItem } from '@thela/contract/ad-queue'
import { useState } from 'react'
import { Table } from '../../ui/Table.tsx'
import { NoQueueItems } from './NoQueueItems.tsx'
import { PriorityDialog } from './PriorityDialog.tsx'
import { queueColumns } from './queue-columns.tsx'

type Props = { items: AdQueueItem[]; loading: boolean }

export function QueueTable({ items, loading }: Props) {
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
        empty={<NoQueueItems />}
      />
      {changing && <PriorityDialog item={changing} onClose={() => setChanging(undefined)} />}
    </>
  )
}
