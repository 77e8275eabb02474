import type { AdminVendor } from '@thela/contract/admin/vendors'
import { formatDate, formatRelativeTime } from '@thela/contract/values/dates'
import { Card } from '../../ui/Card.tsx'
import { StatusBadge } from '../vendor-figures/StatusBadge.tsx'

export function VendorIdentity({ vendor }: { vendor: AdminVendor }) {
  const { businessName, name, phone, email, location, createdAt, lastActivity } = vendor

  return (
    <Card title={businessName} description={name} actions={<StatusBadge vendor={vendor} />}>
      <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
        <Fact label="Contact">{[phone, email].filter(Boolean).join(' · ')}</Fact>
        <Fact label="Location">{location}</Fact>
        <Fact label="Joined">{formatDate(createdAt)}</Fact>
        <Fact label="Last Activity">{formatRelativeTime(lastActivity)}</Fact>
      </dl>
    </Card>
  )
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt className="text-ink-faint text-xs">{label}</dt>
      <dd className="text-pretty">{children}</dd>
    </div>
  )
}
