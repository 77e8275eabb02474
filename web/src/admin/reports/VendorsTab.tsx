import { useQuery } from '@tanstack/react-query'
import { Store } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { vendorPageQuery } from '../vendor-figures/api.ts'
import { ExportButton } from '../vendor-figures/ExportButton.tsx'
import { useExportVendors } from '../vendor-figures/use-export-vendors.ts'
import { VendorPages } from '../vendor-figures/VendorPages.tsx'
import { reportsKey } from './api.ts'
import { exportColumns, tableColumns } from './columns.tsx'
import type { ReportsPlace } from './search-params.ts'

const VENDORS_A_PAGE = 50

export function VendorsTab({ place }: { place: ReportsPlace }) {
  const { page, asked, openPage } = place
  const query = useQuery(vendorPageQuery(reportsKey, { ...asked, page, limit: VENDORS_A_PAGE }))
  const file = useExportVendors({ name: 'vendor_reports', columns: exportColumns })

  return (
    <Card
      title="Vendors"
      description="Most views first."
      flush
      actions={<ExportButton label="Export CSV" asked={asked} file={file} />}
    >
      <VendorPages
        query={query}
        columns={tableColumns}
        empty={<NoVendors place={place} />}
        page={page}
        pageSize={VENDORS_A_PAGE}
        onPageChange={openPage}
      />
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
