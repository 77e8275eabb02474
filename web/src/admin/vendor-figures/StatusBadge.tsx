import type { AdminVendor } from '@thela/contract/admin/vendors'
import { Badge } from '../../ui/Badge.tsx'
import { statusOf } from './status-of.ts'

export function StatusBadge({ vendor }: { vendor: Pick<AdminVendor, 'isActive' | 'isBanned'> }) {
  const status = statusOf(vendor)

  return (
    <Badge dot tone={tones[status]}>
      {status}
    </Badge>
  )
}

const tones = { Active: 'good', Inactive: 'neutral', Banned: 'bad' } as const
