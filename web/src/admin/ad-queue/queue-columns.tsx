import { levelLabels } from '@thela/contract/ads/ad-targets'
import type { AdQueueItem } from '@thela/contract/ads/queue'
import { ListOrdered } from 'lucide-react'
import { IconButton } from '../../ui/IconButton.tsx'
import type { Column } from '../../ui/table-column.ts'
import { ActiveBadge } from '../ActiveBadge.tsx'
import { TwoLines } from '../TwoLines.tsx'
import { AdCell } from './AdCell.tsx'
import { PlacementSwitch } from './PlacementSwitch.tsx'
import { PriorityBadge } from './PriorityBadge.tsx'
import { impressionsText, placeText, vendorsText } from './queue-words.ts'

export const queueColumns = (onChangePriority: (item: AdQueueItem) => void): Column<AdQueueItem>[] => [
  { key: 'ad', header: 'Ad', cell: ({ ad }) => <AdCell ad={ad} /> },
  {
    key: 'vendor',
    header: 'Vendor',
    cell: (item) => (
      <TwoLines main={item.vendor?.businessName ?? vendorsText(item)} more={item.vendor?.city} />
    ),
  },
  {
    key: 'location',
    header: 'Location type',
    cell: (item) => <TwoLines main={levelLabels[item.locationType]} more={placeText(item)} />,
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
