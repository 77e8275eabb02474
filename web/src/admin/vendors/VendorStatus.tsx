import type { AdminVendor } from '@thela/contract/admin/vendors'
import { StatusBadge } from '../vendor-figures/StatusBadge.tsx'

/** With the reason of a ban, for those who point at it or have it read to them. */
export function VendorStatus({ vendor }: { vendor: AdminVendor }) {
  const reason = vendor.isBanned ? vendor.banReason : null

  return (
    <span title={reason ?? undefined}>
      <StatusBadge vendor={vendor} />
      {reason && <span className="sr-only">: {reason}</span>}
    </span>
  )
}
