import { businessDay } from '@thela/contract/values/dates'
import { statusOf } from '../vendor-figures/status-of.ts'
import type { VendorFile } from '../vendor-figures/vendor-file.ts'

const dayOf = (instant: string | null | undefined) => (instant ? businessDay(new Date(instant)) : 'N/A')

/** Business, contact, location, views, scans, rates, items, last activity, registration and status. */
const columns: VendorFile['columns'] = [
  { header: 'Business Name', cell: ({ businessName }) => businessName },
  { header: 'Contact Name', cell: ({ name }) => name },
  { header: 'Phone', cell: ({ phone }) => phone },
  { header: 'Email', cell: ({ email }) => email },
  { header: 'Location', cell: ({ location }) => location },
  { header: 'Total Views', cell: ({ totalViews }) => totalViews },
  { header: 'Direct Views', cell: ({ menuViews }) => menuViews },
  { header: 'QR Scans', cell: ({ qrScans }) => qrScans },
  { header: 'Conversion Rate (%)', cell: ({ conversionRate }) => conversionRate },
  { header: 'Item Clicks', cell: ({ itemClicks }) => itemClicks },
  { header: 'Menu Items', cell: ({ menuItemsCount }) => menuItemsCount },
  { header: 'Last Activity', cell: ({ lastActivity }) => dayOf(lastActivity) },
  { header: 'Registered', cell: ({ createdAt }) => dayOf(createdAt) },
  { header: 'Status', cell: statusOf },
]

export const analyticsFile: VendorFile = { name: 'vendor_analytics', columns }
