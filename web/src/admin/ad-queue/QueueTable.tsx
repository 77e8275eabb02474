import { zodResolver } from '@hookform/resolvers/zod'
import { levelLabels } from '@thela/contract/ads/ad-targets'
import { type AdQueueItem, PriorityChange } from '@thela/contract/ads/queue'
import { ListOrdered } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { Switch } from '../../ui/form/Switch.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import type { Column } from '../../ui/table/Table.tsx'
import { Table } from '../../ui/table/Table.tsx'
import { FormDialog } from '../forms/FormDialog.tsx'
import { ActiveBadge } from '../tables/ActiveBadge.tsx'
import { TwoLineCell } from '../tables/TwoLineCell.tsx'
import { AdCell } from './AdCell.tsx'
import { useSetPlacementStatus, useSetPriority } from './api.ts'
import { PriorityBadge } from './PriorityLevels.tsx'
import { impressionsText, placeText, vendorsText } from './queue-texts.ts'

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

const queueColumns = (onChangePriority: (item: AdQueueItem) => void): Column<AdQueueItem>[] => [
  { key: 'ad', header: 'Ad', cell: ({ ad }) => <AdCell ad={ad} /> },
  {
    key: 'vendor',
    header: 'Vendor',
    cell: (item) => (
      <TwoLineCell main={item.vendor?.businessName ?? vendorsText(item)} more={item.vendor?.city} />
    ),
  },
  {
    key: 'location',
    header: 'Location type',
    cell: (item) => <TwoLineCell main={levelLabels[item.locationType]} more={placeText(item)} />,
  },
  { key: 'priority', header: 'Priority', cell: ({ priority }) => <PriorityBadge priority={priority} /> },
  {
    key: 'status',
    header: 'Status',
    cell: ({ isActive }) => <ActiveBadge isActive={isActive} />,
  },
  { key: 'impressions', header: 'Impressions', cell: impressionsText },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    cell: (item) => (
      <div className="flex items-center justify-end gap-1">
        <IconButton
          size="sm"
          label={`Change the priority of ${item.ad.title}`}
          icon={<ListOrdered aria-hidden />}
          onClick={() => onChangePriority(item)}
        />
        <PlacementSwitch item={item} />
      </div>
    ),
  },
]

function PlacementSwitch({ item }: { item: AdQueueItem }) {
  const setStatus = useSetPlacementStatus()
  const isOn = setStatus.isPending ? setStatus.variables.isActive : item.isActive

  return (
    <Switch
      label={`${item.ad.title} is active`}
      labelHidden
      checked={isOn}
      busy={setStatus.isPending}
      onChange={(isActive) => setStatus.mutate({ id: item.id, isActive })}
    />
  )
}

function PriorityDialog({ item, onClose }: { item: AdQueueItem; onClose: () => void }) {
  const save = useSetPriority()
  const form = useForm({
    resolver: zodResolver(PriorityChange),
    defaultValues: { id: item.id, priority: item.priority },
  })

  return (
    <FormDialog
      title="Change priority"
      description={item.ad.title}
      submitLabel="Save priority"
      busy={save.isPending}
      onSubmit={form.handleSubmit((change) => save.mutate(change, { onSuccess: onClose }))}
      onClose={onClose}
    >
      <TextField
        label="Priority"
        required
        type="number"
        min={0}
        max={100}
        hint="0 to 100. A priority set manually is kept when priorities are recalculated, unless Force is selected."
        error={form.formState.errors.priority?.message}
        {...form.register('priority', { valueAsNumber: true })}
      />
    </FormDialog>
  )
}
