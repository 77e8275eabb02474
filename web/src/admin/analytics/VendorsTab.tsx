import { useQuery } from '@tanstack/react-query'
import { Store } from 'lucide-react'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Table } from '../../ui/Table.tsx'
import { vendorPageQuery } from '../vendor-figures/api.ts'
import { analyticsKey, keptFresh } from './api.ts'
import type { AnalyticsPlace } from './use-analytics-place.ts'
import { vendorColumns } from './vendor-columns.tsx'
import { askedBy, VENDORS_A_PAGE } from './vendor-list.ts'

export function VendorsTab({ place }: { place: AnalyticsPlace }) {
  const { page, openPage, change } = place
  const query = useQuery({
    ...vendorPageQuery(analyticsKey, { ...askedBy(place), page, limit: VENDORS_A_PAGE }),
    ...keptFresh,
  })
  const total = query.data?.pagination.total ?? 0

  return (
    <Card flush>
      <Table
        label="Vendors"
        columns={vendorColumns((id) => change({ vendor: id, search: undefined }))}
        rows={query.data?.vendors ?? []}
        rowKey={({ id }) => id}
        loading={query.isPending}
        skeletonRows={8}
        error={
          query.isLoadingError ? (
            <ErrorPanel
              message="We could not load the vendors."
              onRetry={() => query.refetch()}
              retrying={query.isFetching}
            />
          ) : undefined
        }
        empty={
          <EmptyState
            icon={<Store />}
            title="No vendors found"
            text={
              place.search ? 'Try another name, phone number or e-mail.' : 'They appear here when they join.'
            }
          />
        }
        onPhones="stack"
      />
      {total > 0 && (
        <div className="border-line border-t">
          <Pagination
            page={page}
            pageSize={VENDORS_A_PAGE}
            total={total}
            noun="vendors"
            onPageChange={openPage}
          />
        </div>
      )}
    </Card>
  )
}
