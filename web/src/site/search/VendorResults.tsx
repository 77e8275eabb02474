import type { UseQueryResult } from '@tanstack/react-query'
import type { OutputOf } from '@thela/contract/endpoint'
import type { FoundVendor, vendorSearchApi } from '@thela/contract/site/vendor-search'
import { formatCount } from '@thela/contract/values/numbers'
import * as words from '@thela/words/site/search'
import { Store } from 'lucide-react'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ErrorPanel } from '../../ui/feedback/ErrorPanel.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Pagination, PastLastPage } from '../../ui/table/Pagination.tsx'
import type { useSearchParams } from './api.ts'
import { VendorCard } from './VendorCard.tsx'

type Found = OutputOf<typeof vendorSearchApi.searchVendors>

type Props = {
  found: UseQueryResult<Found>
  params: ReturnType<typeof useSearchParams>
}

export function VendorResults({
  found: { data, ...query },
  params: { criteria, changeSearch, goToPage },
}: Props) {
  const isSearching = Boolean(criteria.search || criteria.city)

  return (
    <section aria-busy={query.isFetching} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 aria-live="polite" className="font-bold text-lg">
        {data ? headingOf(data.pagination.total, isSearching) : words.stalls}
      </h2>
      {query.isPending && <VendorSkeletons />}
      {query.isError && !data && (
        <ErrorPanel message={words.failed} onRetry={() => query.refetch()} retrying={query.isFetching} />
      )}
      {data && data.pagination.total === 0 && (
        <NoVendors
          isSearching={isSearching}
          onClear={() => changeSearch({ search: undefined, city: undefined })}
        />
      )}
      {data && data.pagination.total > 0 && (
        <ResultsPage found={data} page={criteria.page} goToPage={goToPage} />
      )}
    </section>
  )
}

type PageProps = { found: Found; page: number; goToPage: (page: number) => void }

function ResultsPage({ found: { vendors, pagination }, page, goToPage }: PageProps) {
  const { limit: pageSize, total, totalPages } = pagination
  const pages = { pageSize, total, noun: words.noun, onPageChange: goToPage }
  if (vendors.length === 0) return <PastLastPage {...pages} />

  return (
    <>
      <VendorList vendors={vendors} />
      {totalPages > 1 && <Pagination page={page} {...pages} />}
    </>
  )
}

function headingOf(total: number, isSearching: boolean) {
  const formatted = formatCount(total)
  return isSearching ? words.found(total, formatted) : words.online(total, formatted)
}

function VendorList({ vendors }: { vendors: FoundVendor[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {vendors.map((vendor) => (
        <li key={vendor.id} className="grid">
          <VendorCard vendor={vendor} />
        </li>
      ))}
    </ul>
  )
}

function NoVendors({ isSearching, onClear }: { isSearching: boolean; onClear: () => void }) {
  return (
    <EmptyState
      icon={<Store />}
      title={words.nothingFound}
      text={isSearching ? words.searchOtherwise : words.noneOnline}
      action={
        isSearching && (
          <Button variant="secondary" onClick={onClear}>
            {words.showAll}
          </Button>
        )
      }
    />
  )
}

function VendorSkeletons() {
  return (
    <div role="status" aria-label={words.loading} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
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
