import type { VendorView } from '../app/view-model.ts'
import { words } from '../app/words.ts'
import { CallLink, Hours, MailLink, MapLink } from './ContactLinks.tsx'

export function Footer({ vendor }: { vendor: VendorView }) {
  return (
    <footer>
      <b>{vendor.businessName}</b>
      {vendor.description && <p className="about">{vendor.description}</p>}
      <CallLink vendor={vendor} />
      <MapLink vendor={vendor} />
      <Hours vendor={vendor} />
      <MailLink vendor={vendor} />
      <PoweredBy vendor={vendor} />
    </footer>
  )
}

function PoweredBy({ vendor }: { vendor: VendorView }) {
  return vendor.poweredBy ? (
    <a className="powered-by" href="/">
      {words.poweredBy(vendor.poweredBy)}
    </a>
  ) : null
}
