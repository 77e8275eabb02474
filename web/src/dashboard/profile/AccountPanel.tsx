import { formatDate } from '@thela/contract/values/dates'
import type { VendorProfile } from '@thela/contract/vendors/profile'
import { Card } from '../../ui/Card.tsx'

export function AccountPanel({ vendor }: { vendor: VendorProfile }) {
  return (
    <Card title="Account Information">
      <dl className="grid gap-3">
        <Fact term="Vendor ID">
          <span className="font-mono">{vendor.id}</span>
        </Fact>
        <Fact term="Vendor Name">{vendor.vendorName}</Fact>
        <Fact term="Account Type">{vendor.role.toLowerCase()}</Fact>
        <Fact term="Member Since">{formatDate(vendor.createdAt)}</Fact>
      </dl>
    </Card>
  )
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 text-sm">
      <dt className="shrink-0 text-ink-soft">{term}</dt>
      <dd className="wrap-anywhere min-w-0 text-right font-medium text-ink">{children}</dd>
    </div>
  )
}
