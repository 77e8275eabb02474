import type { VendorView } from '../../app/view-model.ts'
import { CallLink, Hours, MapLink } from '../../parts/ContactLinks.tsx'
import { Logo } from '../../parts/Logo.tsx'
import { QrButton } from '../../parts/QrButton.tsx'
import { ShareButton } from '../../parts/ShareButton.tsx'

/** The styles light a candle above it and close it with a golden line. */
export function FrontPage({ vendor }: { vendor: VendorView }) {
  return (
    <header>
      <QrButton vendor={vendor} />
      <ShareButton vendor={vendor} />
      <Logo vendor={vendor} size={88} />
      <h1>{vendor.businessName}</h1>
      <p>{vendor.tagline}</p>
      <div className="contact">
        <Hours vendor={vendor} />
        <MapLink vendor={vendor} text={vendor.place} />
        <CallLink vendor={vendor} />
      </div>
    </header>
  )
}
