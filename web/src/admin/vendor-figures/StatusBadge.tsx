import type { AdminVendor } from '@thela/contract/admin/vendors'
import { Badge } from '../../ui/feedback/Badge.tsx'

export function StatusBadge({ vendor }: { vendor: Pick<AdminVendor, 'isActive' | 'isBanned'> }) {
  const status = statusOf(vendor)

  return (
    <Badge dot tone={tones[status]}>
      {status}
    </Badge>
  )
}

const tones = { Active: 'good', Inactive: 'neutral', Banned: 'bad' } as const

/** Active means online and not banned (DEC-161); a banned vendor is Banned whatever else holds (DEC-162). */
export function statusOf({ isActive, isBanned }: Pick<AdminVendor, 'isActive' | 'isBanned'>) {
  if (isBanned) return 'Banned'
  return isActive ? 'Active' : 'Inactive'
}
