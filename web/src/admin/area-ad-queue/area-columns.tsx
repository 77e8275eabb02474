import { levelLabels } from '@thela/contract/ads/ad-targets'
import { adTypeTraits } from '@thela/contract/ads/ad-types'
import type { AdQueueItem } from '@thela/contract/ads/queue'
import { Eye } from 'lucide-react'
import { IconButton } from '../../ui/IconButton.tsx'
import type { Column } from '../../ui/table-column.ts'
import { AdCell } from '../ad-queue/AdCell.tsx'
import { PriorityBadge } from '../ad-queue/PriorityBadge.tsx'
import { impressionsText, placeText, vendorsText } from '../ad-queue/queue-words.ts'
import { TwoLines } from '../TwoLines.tsx'
import { StatusSwitch } from './StatusSwitch.tsx'

export const areaColumns = (onShow: (item: AdQueueItem) => void): Column<AdQueueItem>[] => [
  { key: 'ad', header: 'Ad', cell: ({ ad }) => <AdCell ad={ad} /> },
  {
    key: 'location',
    header: 'Location',
    cell: (item) => <TwoLines main={placeText(item)} more={vendorsText(item)} />,
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
    cell: (item) => <TwoLines main={impressionsText(item)} more={`${levelLabels[item.locationType]}-wide`} />,
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
