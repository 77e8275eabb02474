import type { UseQueryResult } from '@tanstack/react-query'
import type { Ad } from '@thela/contract/ads'
import { Megaphone, Plus } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AdCard } from './AdCard.tsx'
import type { AskedOfAd } from './AdDialogs.tsx'

type Props = {
  query: UseQueryResult<{ ads: Ad[] }>
  isFiltered: boolean
  onAdd: () => void
  onAsk: (asked: AskedOfAd) => void
}

export function AdGrid({ query, isFiltered, onAdd, onAsk }: Props) {
  if (query.isPending) return <AdSkeletons />
  if (query.isLoadingError) {
    return (
      <Card>
        <ErrorPanel
          message="We could not load the ads."
          onRetry={() => query.refetch()}
          retrying={query.isFetching}
        />
      </Card>
    )
  }

  const ads = query.data?.ads ?? []
  if (ads.length === 0) return <NoAds isFiltered={isFiltered} onAdd={onAdd} />
  return (
    <ul aria-label="Ads" className={grid}>
      {ads.map((ad) => (
        <AdCard key={ad.id} ad={ad} onAsk={onAsk} />
      ))}
    </ul>
  )
}

function NoAds({ isFiltered, onAdd }: Pick<Props, 'isFiltered' | 'onAdd'>) {
  return (
    <Card>
      <EmptyState
        icon={<Megaphone />}
        title="No ads found"
        text={
          isFiltered
            ? 'No ad matches this search and these filters.'
            : 'An ad is shown on every menu of the place it aims at.'
        }
        action={
          <Button icon={<Plus aria-hidden />} onClick={onAdd}>
            Add Ad
          </Button>
        }
      />
    </Card>
  )
}

function AdSkeletons() {
  return (
    <div aria-busy role="status" className={grid}>
      <span className="sr-only">Loading ads</span>
      {[1, 2, 3].map((number) => (
        <Skeleton key={number} height="24rem" />
      ))}
    </div>
  )
}

const grid = 'grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 xl:grid-cols-3'
