import type { AdminVendor } from '@thela/contract/admin/vendors'
import { businessDay, formatDate, formatRelativeTime } from '@thela/contract/values/dates'
import { formatCount } from '@thela/contract/values/numbers'
import { type ExportedColumn, fileColumns } from '../tables/exported-columns.ts'
import type { VendorFile } from '../vendor-figures/ExportButton.tsx'
import { addPercentSign } from '../vendor-figures/Figure.tsx'
import { StatusBadge, statusOf } from '../vendor-figures/StatusBadge.tsx'

type Choose = (id: string) => void

export const vendorColumns: readonly ExportedColumn<AdminVendor, Choose>[] = [
  {
    key: 'vendor',
    header: 'Vendor',
    cell: ({ id, businessName, name }, choose) => (
      <button type="button" onClick={() => choose(id)} className={link}>
        <span className="block truncate font-medium text-brand-ink underline-offset-2 group-hover/name:underline">
          {businessName}
        </span>
        <span className="block truncate text-ink-faint text-xs">{name}</span>
      </button>
    ),
    exported: { 'Business Name': ({ businessName }) => businessName, 'Contact Name': ({ name }) => name },
  },
  {
    key: 'contact',
    header: 'Contact',
    cell: ({ phone }) => <span className="whitespace-nowrap">{phone}</span>,
    exported: { Phone: ({ phone }) => phone, Email: ({ email }) => email },
  },
  {
    key: 'location',
    header: 'Location',
    cell: ({ area, city }) => [area, city].filter(Boolean).join(', '),
    exported: ({ location }) => location,
  },
  {
    key: 'status',
    header: 'Status',
    cell: (vendor) => <StatusBadge vendor={vendor} />,
    exported: statusOf,
    exportedLast: true,
  },
  {
    key: 'views',
    header: 'Views',
    align: 'end',
    cell: ({ totalViews = 0 }) => formatCount(totalViews),
    exported: { 'Total Views': ({ totalViews }) => totalViews, 'Direct Views': ({ menuViews }) => menuViews },
  },
  {
    key: 'scans',
    header: 'QR Scans',
    align: 'end',
    cell: ({ qrScans = 0 }) => formatCount(qrScans),
    exported: ({ qrScans }) => qrScans,
  },
  {
    key: 'rate',
    header: 'Conversion',
    align: 'end',
    cell: ({ conversionRate = 0 }) => addPercentSign(conversionRate),
    exported: { 'Conversion Rate (%)': ({ conversionRate }) => conversionRate },
  },
  { key: 'clicks', header: 'Item Clicks', cell: null, exported: ({ itemClicks }) => itemClicks },
  {
    key: 'items',
    header: 'Items',
    align: 'end',
    cell: ({ menuItemsCount }) => formatCount(menuItemsCount),
    exported: { 'Menu Items': ({ menuItemsCount }) => menuItemsCount },
  },
  {
    key: 'last',
    header: 'Last Activity',
    cell: ({ lastActivity }) => <span className="whitespace-nowrap">{formatRelativeTime(lastActivity)}</span>,
    exported: ({ lastActivity }) => dayOf(lastActivity),
  },
  {
    key: 'joined',
    header: 'Joined',
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDate(createdAt)}</span>,
    exported: { Registered: ({ createdAt }) => dayOf(createdAt) },
  },
]

export const analyticsFile: VendorFile = { name: 'vendor_analytics', columns: fileColumns(vendorColumns) }

function dayOf(instant: string | null | undefined) {
  return instant ? businessDay(new Date(instant)) : 'N/A'
}

const link = 'group/name block min-h-control-sm max-w-full rounded-sm text-start'
