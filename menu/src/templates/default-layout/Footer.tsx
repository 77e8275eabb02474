import { CallLink, MailLink, MapLink } from '../../parts/ContactLinks.tsx'
import { PoweredBy } from '../../parts/PoweredBy.tsx'
import type { VendorView } from '../../parts/view-model.ts'

export function Footer({ vendor }: { vendor: VendorView }) {
  return (
    <footer>
      <b>{vendor.businessName}</b>
      {vendor.description && <p>{vendor.description}</p>}
      <CallLink vendor={vendor} />
      <MapLink vendor={vendor} />
      <MailLink vendor={vendor} />
      <PoweredBy vendor={vendor} />
    </footer>
  )
}
