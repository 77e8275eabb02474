import { levelLabels } from '@thela/contract/ads/ad-targets'
import { adTypeTraits } from '@thela/contract/ads/ad-types'
import type { Ad } from '@thela/contract/ads/ads'
import { formatDate } from '@thela/contract/values/dates'
import { formatPercent, formatRupees } from '@thela/contract/values/money'
import { formatCount } from '@thela/contract/values/numbers'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { type Fact, FactList } from '../tables/FactList.tsx'
import { AdEditor } from './AdEditor.tsx'
import { AdMedia } from './AdMedia.tsx'
import { AdReport } from './AdReport.tsx'
import { useDeleteAd } from './api.ts'

export type OpenedAdDialog = { dialog: 'add' } | { dialog: 'edit' | 'details' | 'delete'; ad: Ad }

type Props = { opened: OpenedAdDialog; onClose: () => void }

export function AdDialogs({ opened, onClose }: Props) {
  if (opened.dialog === 'add') return <AdEditor onClose={onClose} />
  if (opened.dialog === 'edit') return <AdEditor ad={opened.ad} onClose={onClose} />
  if (opened.dialog === 'details') return <AdDetails ad={opened.ad} onClose={onClose} />
  return <DeleteAdDialog ad={opened.ad} onClose={onClose} />
}

type OfAd = { ad: Ad; onClose: () => void }

function AdDetails({ ad, onClose }: OfAd) {
  return (
    <Dialog open onOpenChange={onClose} title="Ad Details" description={ad.title} size="lg">
      <div className="grid gap-5">
        <div className="overflow-hidden rounded-md border border-line">
          <AdMedia ad={ad} />
        </div>
        {ad.description && <p className="wrap-anywhere text-ink-soft text-sm">{ad.description}</p>}
        <FactList columns={3} facts={factsOf(ad)} />
        <AdReport id={ad.id} />
      </div>
    </Dialog>
  )
}

const factsOf = (ad: Ad): Fact[] => [
  ['Type', adTypeTraits[ad.adType].label],
  ['Status', ad.isActive ? 'Active' : 'Inactive'],
  ['Budget', ad.budget === null ? 'None' : formatRupees(ad.budget)],
  ['Link', <LinkOf key="link" ad={ad} />],
  ['Target level', ad.targetLevel ? levelLabels[ad.targetLevel] : 'None'],
  ['Location', ad.location ?? 'Everywhere'],
  ['Impressions', formatCount(ad.impressions)],
  ['Clicks', formatCount(ad.clicks)],
  ['CTR', formatPercent(ad.ctr)],
  ['Start date', formatDate(ad.startDate)],
  ['End date', formatDate(ad.endDate)],
]

function LinkOf({ ad }: { ad: Ad }) {
  return (
    <a href={ad.linkUrl} target="_blank" rel="noreferrer" className="text-brand-ink underline">
      {ad.linkUrl}
    </a>
  )
}

function DeleteAdDialog({ ad, onClose }: OfAd) {
  const remove = useDeleteAd()

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Delete ad"
      description={`Are you sure you want to delete "${ad.title}"?`}
      confirmLabel="Delete"
      busy={remove.isPending}
      busyLabel="Deleting..."
      onConfirm={() => remove.mutate({ id: ad.id }, { onSuccess: onClose })}
    />
  )
}
