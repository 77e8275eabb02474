import type { UseQueryResult } from '@tanstack/react-query'
import type { OutputOf } from '@thela/contract/endpoint'
import type { FoundVendor, vendorSearchApi } from '@thela/contract/site/vendor-search'
import { formatCount } from '@thela/contract/values/numbers'
import { Store } from 'lucide-react'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ErrorPanel } from '../../ui/feedback/ErrorPanel.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Pagination, PastLastPage } from '../../ui/table/Pagination.tsx'
import type { useSearchParams } from './api.ts'
import { StallCard } from './StallCard.tsx'

type Found = OutputOf<typeof vendorSearchApi.searchVendors>

type Props = {
  found: UseQueryResult<Found>
  params: ReturnType<typeof useSearchParams>
}

export function FoundStalls({ found: { data, ...query }, params: { wanted, look, turnTo } }: Props) {
  const isAsking = Boolean(wanted.search || wanted.city)

  return (
    <section aria-busy={query.isFetching} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 aria-live="polite" className="font-bold text-lg">
        {data ? headingOf(data.pagination.total, isAsking) : 'Stalls'}
      </h2>
      {query.isPending && <StallSkeletons />}
      {query.isError && !data && (
        <ErrorPanel
          message="We could not look for stalls."
          onRetry={() => query.refetch()}
          retrying={query.isFetching}
        />
      )}
      {data && data.pagination.total === 0 && (
        <NoStalls isAsking={isAsking} onClear={() => look({ search: undefined, city: undefined })} />
      )}
      {data && data.pagination.total > 0 && <PageOfStalls found={data} page={wanted.page} turnTo={turnTo} />}
    </section>
  )
}

type PageProps = { found: Found; page: number; turnTo: (page: number) => void }

function PageOfStalls({ found: { vendors, pagination }, page, turnTo }: PageProps) {
  const { limit: pageSize, total, totalPages } = pagination
  const pages = { pageSize, total, noun: 'stalls', onPageChange: turnTo }
  if (vendors.length === 0) return <PastLastPage {...pages} />

  return (
    <>
      <Stalls stalls={vendors} />
      {totalPages > 1 && <Pagination page={page} {...pages} />}
    </>
  )
}

function headingOf(total: number, isAsking: boolean) {
  const stalls = `${formatCount(total)} ${total === 1 ? 'stall' : 'stalls'}`
  return isAsking ? `${stalls} found` : `${stalls} on the street`
}

function Stalls({ stalls }: { stalls: FoundVendor[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {stalls.map((stall) => (
        <li key={stall.id} className="grid">
          <StallCard stall={stall} />
        </li>
      ))}
    </ul>
  )
}

function NoStalls({ isAsking, onClear }: { isAsking: boolean; onClear: () => void }) {
  return (
    <EmptyState
      icon={<Store />}
      title="No vendors found"
      text={
        isAsking
          ? 'Try fewer letters, another spelling, or another city.'
          : 'No menu is online yet. Come back soon.'
      }
      action={
        isAsking && (
          <Button variant="secondary" onClick={onClear}>
            Show all stalls
          </Button>
        )
      }
    />
  )
}

function StallSkeletons() {
  return (
    <div role="status" aria-label="Loading stalls" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {Array.from({ length: 6 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
        <div key={index} className="grid gap-3 rounded-lg border border-line bg-surface p-4">
          <div className="flex items-center gap-4">
            <Skeleton width="3.5rem" height="3.5rem" />
            <Skeleton width="60%" height="1.25rem" />
          </div>
          <Skeleton height="2.25rem" />
          <Skeleton width="50%" />
        </div>
      ))}
    </div>
  )
}
