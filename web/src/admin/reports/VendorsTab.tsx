import { useQuery } from '@tanstack/react-query'
import type { AdminVendor } from '@thela/contract/admin/vendors'
import { formatCount } from '@thela/contract/values/numbers'
import { Store } from 'lucide-react'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { type ExportedColumn, fileColumns, tableColumns } from '../tables/exported-columns.ts'
import { vendorPageQuery } from '../vendor-figures/api.ts'
import { ExportButton, useExportVendors, type VendorFile } from '../vendor-figures/ExportButton.tsx'
import { addPercentSign } from '../vendor-figures/Figure.tsx'
import { StatusBadge, statusOf } from '../vendor-figures/StatusBadge.tsx'
import { VendorPages } from '../vendor-figures/VendorPages.tsx'
import { reportsKey } from './api.ts'
import type { ReportsParams } from './search-params.ts'

const VENDORS_A_PAGE = 50

export function VendorsTab({ params }: { params: ReportsParams }) {
  const { page, listQuery, openPage } = params
  const query = useQuery(vendorPageQuery(reportsKey, { ...listQuery, page, limit: VENDORS_A_PAGE }))
  const exporting = useExportVendors(file)

  return (
    <Card
      title="Vendors"
      description="Most views first."
      flush
      actions={<ExportButton label="Export CSV" listQuery={listQuery} exporting={exporting} />}
    >
      <VendorPages
        query={query}
        columns={tableColumns(columns, undefined)}
        empty={<NoVendors params={params} />}
        page={page}
        pageSize={VENDORS_A_PAGE}
        onPageChange={openPage}
      />
    </Card>
  )
}

function NoVendors({ params: { search, status, segment, clear } }: { params: ReportsParams }) {
  const isFiltered = Boolean(search || status || segment)

  return (
    <EmptyState
      icon={<Store />}
      title="No vendors found"
      text={isFiltered ? 'No vendors match the filters.' : 'Vendors appear here when they join.'}
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

const columns: readonly ExportedColumn<AdminVendor>[] = [
  {
    key: 'vendor',
    header: 'Vendor',
    cell: ({ businessName, name }) => (
      <>
        <span className="block font-medium">{businessName}</span>
        <span className="block text-ink-faint text-xs">{name}</span>
      </>
    ),
    exported: { Vendor: ({ businessName }) => businessName, Owner: ({ name }) => name },
  },
  {
    key: 'contact',
    header: 'Contact',
    cell: ({ phone, email }) => (
      <>
        <span className="block whitespace-nowrap">{phone}</span>
        {email && <span className="block text-ink-faint text-xs">{email}</span>}
      </>
    ),
    exported: { Phone: ({ phone }) => phone, Email: ({ email }) => email },
  },
  {
    key: 'location',
    header: 'Location',
    cell: ({ location }) => location,
    exported: ({ location }) => location,
  },
  {
    key: 'status',
    header: 'Status',
    cell: (vendor) => <StatusBadge vendor={vendor} />,
    exported: statusOf,
  },
  {
    key: 'views',
    header: 'Views',
    align: 'end',
    cell: ({ totalViews = 0 }) => formatCount(totalViews),
    exported: ({ totalViews }) => totalViews,
  },
  {
    key: 'scans',
    header: 'QR Scans',
    align: 'end',
    cell: ({ qrScans = 0 }) => formatCount(qrScans),
    exported: ({ qrScans }) => qrScans,
  },
  {
    key: 'items',
    header: 'Items',
    align: 'end',
    cell: ({ menuItemsCount }) => formatCount(menuItemsCount),
    exported: ({ menuItemsCount }) => menuItemsCount,
  },
  {
    key: 'conversion',
    header: 'Conversion',
    align: 'end',
    cell: ({ conversionRate = 0 }) => addPercentSign(conversionRate),
    exported: { 'Conversion (%)': ({ conversionRate }) => conversionRate },
  },
]

const file: VendorFile = { name: 'vendor_reports', columns: fileColumns(columns) }
