import type { AdQueueItem } from '@thela/contract/ads/queue'
import { TwoLineCell } from '../tables/TwoLineCell.tsx'

export function AdCell({ ad }: Pick<AdQueueItem, 'ad'>) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      {ad.imageUrl && (
        <img src={ad.imageUrl} alt="" loading="lazy" className="h-9 w-14 shrink-0 rounded-sm object-cover" />
      )}
      <TwoLineCell main={ad.title} more={ad.description} />
    </div>
  )
}
