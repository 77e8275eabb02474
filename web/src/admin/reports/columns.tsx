import type { AdminVendor } from '@thela/contract/admin/vendors'
import { formatCount } from '@thela/contract/values/numbers'
import type { Column } from '../../ui/table-column.ts'
import { addPercentSign } from '../vendor-figures/format.ts'
import { StatusBadge } from '../vendor-figures/StatusBadge.tsx'
import { statusOf } from '../vendor-figures/status-of.ts'
import type { Column as ExportColumn } from '../vendor-figures/vendor-file.ts'

export const tableColumns: readonly Column<AdminVendor>[] = [
  {
    key: 'vendor',
    header: 'Vendor',
    cell: ({ businessName, name }) => (
      <>
        <span className="block font-medium">{businessName}</span>
        <span className="block text-ink-faint text-xs">{name}</span>
      </>
    ),
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
  },
  { key: 'location', header: 'Location', cell: ({ location }) => location },
  { key: 'status', header: 'Status', cell: (vendor) => <StatusBadge vendor={vendor} /> },
  { key: 'views', header: 'Views', align: 'end', cell: ({ totalViews = 0 }) => formatCount(totalViews) },
  { key: 'scans', header: 'QR Scans', align: 'end', cell: ({ qrScans = 0 }) => formatCount(qrScans) },
  { key: 'items', header: 'Items', align: 'end', cell: ({ menuItemsCount }) => formatCount(menuItemsCount) },
  {
    key: 'conversion',
    header: 'Conversion',
    align: 'end',
    cell: ({ conversionRate = 0 }) => addPercentSign(conversionRate),
  },
]

/** The table's columns, in its order; who has two lines there has two cells here. */
export const exportColumns: readonly ExportColumn[] = [
  { header: 'Vendor', cell: ({ businessName }) => businessName },
  { header: 'Owner', cell: ({ name }) => name },
  { header: 'Phone', cell: ({ phone }) => phone },
  { header: 'Email', cell: ({ email }) => email },
  { header: 'Location', cell: ({ location }) => location },
  { header: 'Status', cell: statusOf },
  { header: 'Views', cell: ({ totalViews }) => totalViews },
  { header: 'QR Scans', cell: ({ qrScans }) => qrScans },
  { header: 'Items', cell: ({ menuItemsCount }) => menuItemsCount },
  { header: 'Conversion (%)', cell: ({ conversionRate }) => conversionRate },
]
