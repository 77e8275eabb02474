import type { AdminVendor } from '@thela/contract/admin-vendors'
import { Badge } from '../../ui/Badge.tsx'

/** A banned vendor is banned whatever else is said of him (DEC-162). */
export function VendorStatus({ vendor }: { vendor: AdminVendor }) {
  if (vendor.isBanned) {
    return (
      <span title={vendor.banReason ?? undefined}>
        <Badge tone="bad" dot>
          Banned
        </Badge>
        {vendor.banReason && <span className="sr-only">: {vendor.banReason}</span>}
      </span>
    )
  }
  return (
    <Badge tone={vendor.isActive ? 'good' : 'neutral'} dot>
      {vendor.isActive ? 'Active' : 'Inactive'}
    </Badge>
  )
}
