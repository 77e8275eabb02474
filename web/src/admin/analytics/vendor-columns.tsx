import type { AdminVendor } from '@thela/contract/admin/vendors'
import { formatDate, formatRelativeTime } from '@thela/contract/values/dates'
import { formatCount } from '@thela/contract/values/numbers'
import type { Column } from '../../ui/table-column.ts'
import { addPercentSign } from '../vendor-figures/format.ts'
import { StatusBadge } from '../vendor-figures/StatusBadge.tsx'

export const vendorColumns = (onChoose: (id: string) => void): readonly Column<AdminVendor>[] => [
  {
    key: 'vendor',
    header: 'Vendor',
    cell: ({ id, businessName, name }) => (
      <button type="button" onClick={() => onChoose(id)} className={link}>
        <span className="block truncate font-medium text-brand-ink underline-offset-2 group-hover/name:underline">
          {businessName}
        </span>
        <span className="block truncate text-ink-faint text-xs">{name}</span>
      </button>
    ),
  },
  {
    key: 'contact',
    header: 'Contact',
    cell: ({ phone }) => <span className="whitespace-nowrap">{phone}</span>,
  },
  {
    key: 'location',
    header: 'Location',
    cell: ({ area, city }) => [area, city].filter(Boolean).join(', '),
  },
  { key: 'status', header: 'Status', cell: (vendor) => <StatusBadge vendor={vendor} /> },
  { key: 'views', header: 'Views', align: 'end', cell: ({ totalViews = 0 }) => formatCount(totalViews) },
  { key: 'scans', header: 'QR Scans', align: 'end', cell: ({ qrScans = 0 }) => formatCount(qrScans) },
  {
    key: 'rate',
    header: 'Conversion',
    align: 'end',
    cell: ({ conversionRate = 0 }) => addPercentSign(conversionRate),
  },
  { key: 'items', header: 'Items', align: 'end', cell: ({ menuItemsCount }) => formatCount(menuItemsCount) },
  {
    key: 'last',
    header: 'Last Activity',
    cell: ({ lastActivity }) => <span className="whitespace-nowrap">{formatRelativeTime(lastActivity)}</span>,
  },
  {
    key: 'joined',
    header: 'Joined',
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDate(createdAt)}</span>,
  },
]

const link = 'group/name block min-h-control-sm max-w-full rounded-sm text-start'
