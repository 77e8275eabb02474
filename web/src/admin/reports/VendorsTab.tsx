import { useQuery } from '@tanstack/react-query'
import { Store } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Table } from '../../ui/Table.tsx'
import { vendorPageQuery } from '../vendor-figures/api.ts'
import { ExportButton } from '../vendor-figures/ExportButton.tsx'
import { useExportVendors } from '../vendor-figures/use-export-vendors.ts'
import { reportsKey } from './api.ts'
import { exportColumns, tableColumns } from './columns.tsx'
import type { ReportsPlace } from './use-reports-place.ts'

const VENDORS_A_PAGE = 50

export function VendorsTab({ place }: { place: ReportsPlace }) {
  const { page, asked, openPage } = place
  const query = useQuery(vendorPageQuery(reportsKey, { ...asked, page, limit: VENDORS_A_PAGE }))
  const file = useExportVendors({ name: 'vendor_reports', columns: exportColumns })
  const total = query.data?.pagination.total ?? 0

  return (
    <Card
      title="Vendors"
      description="Most views first."
      flush
      actions={<ExportButton label="Export CSV" asked={asked} file={file} />}
    >
      <Table
        label="Vendors"
        columns={tableColumns}
        rows={query.data?.vendors ?? []}
        rowKey={({ id }) => id}
        loading={query.isPending}
        error={
          query.isLoadingError ? (
            <ErrorPanel
              message="We could not load the vendors."
              onRetry={() => query.refetch()}
              retrying={query.isFetching}
            />
          ) : undefined
        }
        empty={<NoVendors place={place} />}
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

function NoVendors({ place: { search, status, segment, clear } }: { place: ReportsPlace }) {
  const isFiltered = Boolean(search || status || segment)

  return (
    <EmptyState
      icon={<Store />}
      title="No vendors found"
      text={isFiltered ? 'No vendor matches the filters.' : 'They appear here when they join.'}
      action={
        isFiltered && (
          <Button variant="secondary" onClick={clear}>
            Clear filters
          </Button>
        )
      }
    />
  )
}
