import type { UseQueryResult } from '@tanstack/react-query'
import { levelLabels } from '@thela/contract/ads/ad-targets'
import { adTypeTraits } from '@thela/contract/ads/ad-types'
import type { AdQueueItem } from '@thela/contract/ads/queue'
import { Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import { QueryFailure } from '../../api/failures/QueryFailure.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { Switch } from '../../ui/form/Switch.tsx'
import type { Column } from '../../ui/table/Table.tsx'
import { Table } from '../../ui/table/Table.tsx'
import { AdCell } from '../ad-queue/AdCell.tsx'
import { PriorityBadge } from '../ad-queue/PriorityLevels.tsx'
import { impressionsText, placeText, vendorsText } from '../ad-queue/queue-texts.ts'
import { TwoLineCell } from '../tables/TwoLineCell.tsx'
import { useTogglePlacement } from './api.ts'

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

const areaColumns = (onShow: (item: AdQueueItem) => void): Column<AdQueueItem>[] => [
  { key: 'ad', header: 'Ad', cell: ({ ad }) => <AdCell ad={ad} /> },
  {
    key: 'location',
    header: 'Location',
    cell: (item) => <TwoLineCell main={placeText(item)} more={vendorsText(item)} />,
  },
  {
    key: 'priority',
    header: 'Priority',
    cell: ({ priority, isAutoPriority }) => (
      <div className="grid justify-items-start gap-0.5 max-md:justify-items-end">
        <PriorityBadge priority={priority} />
        {isAutoPriority && <span className="text-ink-faint text-xs">Auto-calculated</span>}
      </div>
    ),
  },
  { key: 'type', header: 'Type', cell: ({ ad }) => adTypeTraits[ad.adType].label },
  {
    key: 'impressions',
    header: 'Impressions',
    cell: (item) => (
      <TwoLineCell main={impressionsText(item)} more={`${levelLabels[item.locationType]}-wide`} />
    ),
  },
  { key: 'status', header: 'Status', cell: (item) => <StatusSwitch item={item} /> },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    cell: (item) => (
      <IconButton
        size="sm"
        label={`View details of ${item.ad.title}`}
        icon={<Eye aria-hidden />}
        onClick={() => onShow(item)}
      />
    ),
  },
]

/** Activates or deactivates the ad in this one place. */
function StatusSwitch({ item }: { item: AdQueueItem }) {
  const toggle = useTogglePlacement()
  const isOn = toggle.isPending ? toggle.variables.isActive : item.isActive

  return (
    <div className="flex items-center gap-2 max-md:flex-row-reverse">
      <Switch
        label={`${item.ad.title} is active`}
        labelHidden
        checked={isOn}
        busy={toggle.isPending}
        onChange={(isActive) => toggle.mutate({ item, isActive })}
      />
      <span className="text-ink-soft text-xs">{isOn ? 'Active' : 'Inactive'}</span>
    </div>
  )
}
