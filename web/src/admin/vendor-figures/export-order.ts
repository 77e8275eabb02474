import type { AdminVendor } from '@thela/contract/admin/vendors'
import type { VendorsAsked } from './api.ts'

/** Visitors change these while page after page is read. */
const moving: { [sort in NonNullable<VendorsAsked['sortBy']>]?: (vendor: AdminVendor) => number } = {
  totalViews: ({ totalViews = 0 }) => totalViews,
  qrScans: ({ qrScans = 0 }) => qrScans,
  items: ({ menuItemsCount }) => menuItemsCount,
  lastActivity: ({ lastActivity }) => (lastActivity ? Date.parse(lastActivity) : 0),
}

const figureOf = ({ sortBy = 'createdAt' }: VendorsAsked) => moving[sortBy]

/** The same vendors in an order that holds still: the newest first, as those come who have equal figures. */
export const askSteadily = (asked: VendorsAsked): VendorsAsked =>
  figureOf(asked) ? { ...asked, sortBy: 'createdAt', order: 'desc' } : asked

/** Where a vendor stands in the order that was asked for, the lowest first; equal ones stay as they were read. */
export function rankOf(asked: VendorsAsked, vendor: AdminVendor) {
  const figure = figureOf(asked)?.(vendor) ?? 0
  return asked.order === 'asc' ? figure : -figure
}
