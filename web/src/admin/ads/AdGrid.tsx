import type { UseQueryResult } from '@tanstack/react-query'
import type { Ad } from '@thela/contract/ads/ads'
import type { Pagination } from '@thela/contract/values/paging'
import { Megaphone, Plus } from 'lucide-react'
import { QueryFailure } from '../../api/failures/QueryFailure.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { PastLastPage } from '../../ui/table/Pagination.tsx'
import { AdCard } from './AdCard.tsx'
import type { OpenedAdDialog } from './AdDialogs.tsx'

type Props = {
  query: UseQueryResult<{ ads: Ad[]; pagination: Pagination }>
  list: { pageSize: number; isFiltered: boolean; goTo: (page: number) => void }
  onAdd: () => void
  onOpen: (opened: OpenedAdDialog) => void
}

export function AdGrid({ query, list, onAdd, onOpen }: Props) {
  if (query.isPending) return <AdSkeletons />
  if (query.isLoadingError) {
    return (
      <Card>
        <QueryFailure query={query} message="We could not load the ads." />
      </Card>
    )
  }

  const { ads, pagination } = query.data
  if (ads.length === 0)
    return (
      <Card>
        {pagination.total > 0 ? (
          <PastLastPage
            total={pagination.total}
            pageSize={list.pageSize}
            noun="ads"
            onPageChange={list.goTo}
          />
        ) : (
          <NoAds isFiltered={list.isFiltered} onAdd={onAdd} />
        )}
      </Card>
    )
  return (
    <ul aria-label="Ads" className={grid}>
      {ads.map((ad) => (
        <AdCard key={ad.id} ad={ad} onOpen={onOpen} />
      ))}
    </ul>
  )
}

function NoAds({ isFiltered, onAdd }: { isFiltered: boolean; onAdd: () => void }) {
  return (
    <EmptyState
      icon={<Megaphone />}
      title="No ads found"
      text={
        isFiltered
          ? 'No ads match your search and filters.'
          : 'An ad is shown on every menu in its target location.'
      }
      action={
        <Button icon={<Plus aria-hidden />} onClick={onAdd}>
          Add Ad
        </Button>
      }
    />
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
