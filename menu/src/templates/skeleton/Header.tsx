import { CallLink, Hours, MapLink } from '../../parts/ContactLinks.tsx'
import { Logo } from '../../parts/Logo.tsx'
import { QrButton } from '../../parts/QrButton.tsx'
import { ShareButton } from '../../parts/ShareButton.tsx'
import type { VendorView } from '../../parts/view-model.ts'

export function Header({ vendor }: { vendor: VendorView }) {
  return (
    <header>
      <Logo vendor={vendor} size={64} />
      <div>
        <h1>{vendor.businessName}</h1>
        <p>{vendor.tagline}</p>
      </div>
      <QrButton vendor={vendor} />
      <ShareButton vendor={vendor} />
      <div className="contact">
        <CallLink vendor={vendor} />
        <MapLink vendor={vendor} text={vendor.place} />
        <Hours vendor={vendor} />
      </div>
    </header>
  )
}
