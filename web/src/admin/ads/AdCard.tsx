import { levelLabels } from '@thela/contract/ads/ad-targets'
import { adTypeTraits } from '@thela/contract/ads/ad-types'
import type { Ad } from '@thela/contract/ads/ads'
import { Badge } from '../../ui/Badge.tsx'
import { ActiveBadge } from '../ActiveBadge.tsx'
import { AdActions } from './AdActions.tsx'
import type { AskedOfAd } from './AdDialogs.tsx'
import { AdFacts } from './AdFacts.tsx'
import { AdMedia } from './AdMedia.tsx'

type Props = { ad: Ad; onAsk: (asked: AskedOfAd) => void }

export function AdCard({ ad, onAsk }: Props) {
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
        <AdFacts ad={ad} />
        <div className="mt-auto border-line border-t pt-3">
          <AdActions ad={ad} onAsk={onAsk} />
        </div>
      </div>
    </li>
  )
}
