import { levelLabels } from '@thela/contract/ads/ad-targets'
import { adTypeTraits } from '@thela/contract/ads/ad-types'
import type { AdQueueItem } from '@thela/contract/ads/queue'
import { formatDate } from '@thela/contract/values/dates'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { impressionsText, placeText, vendorsText } from '../ad-queue/queue-texts.ts'
import { type Fact, FactList } from '../tables/FactList.tsx'
import { useTogglePlacement } from './api.ts'

type Props = { item: AdQueueItem; onClose: () => void }

export function PlacementDialog({ item, onClose }: Props) {
  const toggle = useTogglePlacement()

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={item.ad.title}
      description={item.ad.description}
      footer={
        <Button
          variant={item.isActive ? 'danger' : 'primary'}
          busy={toggle.isPending}
          onClick={() => toggle.mutate({ item, isActive: !item.isActive })}
        >
          {item.isActive ? 'Deactivate' : 'Activate'}
        </Button>
      }
    >
      <FactList facts={factsOf(item)} />
    </Dialog>
  )
}

const factsOf = (item: AdQueueItem): Fact[] => [
  ['Type', adTypeTraits[item.ad.adType].label],
  ['Status', item.isActive ? 'Active' : 'Inactive'],
  ['Location', placeText(item)],
  ['Location type', levelLabels[item.locationType]],
  ['Reaches', vendorsText(item)],
  ['Priority', `${item.priority}${item.isAutoPriority ? ', auto-calculated' : ', set manually'}`],
  ['Impressions', impressionsText(item)],
  ['Created by', item.source === 'CAMPAIGN' ? 'A campaign' : 'The ad itself'],
  ['Start date', formatDate(item.startDate)],
  ['End date', formatDate(item.endDate)],
]
