import { CallLink, Hours, MapLink } from '../../parts/ContactLinks.tsx'
import { Logo } from '../../parts/Logo.tsx'
import { QrButton } from '../../parts/QrButton.tsx'
import { ShareButton } from '../../parts/ShareButton.tsx'
import type { VendorView } from '../../parts/view-model.ts'

export function AppBar({ vendor }: { vendor: VendorView }) {
  return (
    <header>
      <Logo vendor={vendor} size={48} />
      <div>
        <h1>{vendor.businessName}</h1>
        <p>{vendor.tagline}</p>
      </div>
      <QrButton vendor={vendor} />
      <ShareButton vendor={vendor} />
      <div className="contact">
        <Hours vendor={vendor} />
        <MapLink vendor={vendor} text={vendor.place} />
        <CallLink vendor={vendor} />
      </div>
    </header>
  )
}
