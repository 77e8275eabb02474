import type { AdminVendor } from '@thela/contract/admin/vendors'
import { formatDate } from '@thela/contract/values/dates'
import type { Column } from '../../ui/table-column.ts'
import { counted } from '../tables/counted.ts'
import { TwoLines } from '../tables/TwoLines.tsx'
import { AdsSwitch } from './AdsSwitch.tsx'
import { VendorActions } from './VendorActions.tsx'
import type { AskedOf } from './VendorDialogs.tsx'
import { VendorStatus } from './VendorStatus.tsx'

export const vendorColumns = (onAsk: (asked: AskedOf) => void): Column<AdminVendor>[] => [
  {
    key: 'vendor',
    header: 'Vendor',
    cell: ({ businessName, name }) => <TwoLines main={businessName} more={name} />,
  },
  { key: 'contact', header: 'Contact', cell: ({ phone, email }) => <TwoLines main={phone} more={email} /> },
  {
    key: 'location',
    header: 'Location',
    width: '11rem',
    cell: ({ area, city, state, country }) => (
      <TwoLines main={listed(area, city)} more={listed(state, country)} />
    ),
  },
  {
    key: 'stats',
    header: 'Menu Stats',
    width: '7rem',
    cell: ({ _count }) => (
      <TwoLines
        main={counted(_count.menuItems, 'item')}
        more={counted(_count.categories, 'category', 'categories')}
      />
    ),
  },
  { key: 'status', header: 'Status', cell: (vendor) => <VendorStatus vendor={vendor} /> },
  { key: 'ads', header: 'Ads Status', cell: (vendor) => <AdsSwitch vendor={vendor} /> },
  {
    key: 'joined',
    header: 'Joined',
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDate(createdAt)}</span>,
  },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    cell: (vendor) => <VendorActions vendor={vendor} onAsk={onAsk} />,
  },
]

const listed = (...names: string[]) => names.filter((name) => name !== '').join(', ')
