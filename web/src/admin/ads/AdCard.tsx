import { levelLabels } from '@thela/contract/ads/ad-targets'
import { adTypeTraits } from '@thela/contract/ads/ad-types'
import type { Ad } from '@thela/contract/ads/ads'
import { formatDate } from '@thela/contract/values/dates'
import { formatRupees } from '@thela/contract/values/money'
import { formatCount } from '@thela/contract/values/numbers'
import { Eye, Pencil, Power, PowerOff, Trash2 } from 'lucide-react'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { Badge } from '../../ui/feedback/Badge.tsx'
import { ActiveBadge } from '../tables/ActiveBadge.tsx'
import { type Fact, FactList } from '../tables/FactList.tsx'
import type { OpenedAdDialog } from './AdDialogs.tsx'
import { AdMedia } from './AdMedia.tsx'
import { useSetAdStatus } from './api.ts'

type Props = { ad: Ad; onOpen: (opened: OpenedAdDialog) => void }

export function AdCard({ ad, onOpen }: Props) {
  return (
    <li className="flex min-w-0 flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-card">
      <AdMedia ad={ad} />
      <div className="flex min-w-0 flex-1 flex-col gap-3 p-4">
        <div className="flex flex-wrap gap-1.5">
          <Badge tone="brand">{adTypeTraits[ad.adType].label}</Badge>
          {ad.targetLevel && <Badge>{levelLabels[ad.targetLevel]}</Badge>}
          <ActiveBadge isActive={ad.isActive} />
        </div>
        <div className="min-w-0">
          <h2 className="wrap-anywhere font-semibold text-ink">{ad.title}</h2>
          {ad.description && <p className="line-clamp-2 text-ink-soft text-sm">{ad.description}</p>}
        </div>
        <FactList facts={[...targetOf(ad), ...factsOf(ad)]} />
        <div className="mt-auto border-line border-t pt-3">
          <AdActions ad={ad} onOpen={onOpen} />
        </div>
      </div>
    </li>
  )
}

const targetOf = ({ adType, latitude, longitude, radius, location }: Ad): Fact[] =>
  adTypeTraits[adType].target === 'circle'
    ? [
        ['Latitude', latitude],
        ['Longitude', longitude],
        ['Radius', `${radius} km`],
      ]
    : [['Location', location ?? 'Everywhere']]

const factsOf = (ad: Ad): Fact[] => [
  ['Budget', ad.budget === null ? 'None' : formatRupees(ad.budget)],
  ['Start', formatDate(ad.startDate)],
  ['End', formatDate(ad.endDate)],
  ['Impressions', formatCount(ad.impressions)],
  ['Clicks', formatCount(ad.clicks)],
]

function AdActions({ ad, onOpen }: Props) {
  const setStatus = useSetAdStatus()
  const { id, title, isActive } = ad

  return (
    <div className="flex justify-between gap-1">
      <IconButton
        label={`View details of ${title}`}
        icon={<Eye aria-hidden />}
        onClick={() => onOpen({ dialog: 'details', ad })}
      />
      <IconButton
        label={`${isActive ? 'Deactivate' : 'Activate'} ${title}`}
        icon={isActive ? <PowerOff aria-hidden /> : <Power aria-hidden />}
        busy={setStatus.isPending}
        onClick={() => setStatus.mutate({ id, isActive: !isActive })}
      />
      <IconButton
        label={`Edit ${title}`}
        icon={<Pencil aria-hidden />}
        onClick={() => onOpen({ dialog: 'edit', ad })}
      />
      <IconButton
        label={`Delete ${title}`}
        icon={<Trash2 aria-hidden />}
        onClick={() => onOpen({ dialog: 'delete', ad })}
      />
    </div>
  )
}
