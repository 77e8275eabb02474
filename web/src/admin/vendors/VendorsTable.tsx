import type { UseQueryResult } from '@tanstack/react-query'
import type { AdminVendor } from '@thela/contract/admin/vendors'
import { Store } from 'lucide-react'
import { QueryFailure } from '../../api/QueryFailure.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PastLastPage } from '../../ui/PastLastPage.tsx'
import { Table } from '../../ui/Table.tsx'
import type { useVendorsFilter } from './use-vendors-filter.ts'
import type { AskedOf } from './VendorDialogs.tsx'
import { vendorColumns } from './vendor-columns.tsx'

type Props = {
  query: UseQueryResult<{ vendors: AdminVendor[]; pagination: { total: number } }>
  address: ReturnType<typeof useVendorsFilter>
  onAsk: (asked: AskedOf) => void
}

export function VendorsTable({ query, address, onAsk }: Props) {
  const total = query.data?.pagination.total ?? 0

  return (
    <Table
      label="Vendors"
      columns={vendorColumns(onAsk)}
      rows={query.data?.vendors ?? []}
      rowKey={(vendor) => vendor.id}
      onPhones="stack"
      loading={query.isPending}
      skeletonRows={10}
      error={query.isLoadingError && <QueryFailure query={query} message="We could not load the vendors." />}
      empty={
        total > 0 ? (
          <PastLastPage
            total={total}
            pageSize={address.pageSize}
            noun="vendors"
            onPageChange={address.goTo}
          />
        ) : (
          <NoVendors isFiltered={address.isFiltered} onClear={address.clear} />
        )
      }
    />
  )
}

function NoVendors({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return (
    <EmptyState
      icon={<Store />}
      title="No vendors found"
      text={
        isFiltered
          ? 'No vendor matches this search and these filters.'
          : 'Vendors appear here as soon as they register.'
      }
      action={
        isFiltered && (
          <Button variant="secondary" onClick={onClear}>
            Show all vendors
          </Button>
        )
      }
    />
  )
}
