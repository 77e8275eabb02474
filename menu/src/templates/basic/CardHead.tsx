import type { VendorView } from '../../app/view-model.ts'
import { CallLink, Hours, MapLink } from '../../parts/ContactLinks.tsx'
import { Logo } from '../../parts/Logo.tsx'
import { QrButton } from '../../parts/QrButton.tsx'
import { ShareButton } from '../../parts/ShareButton.tsx'

export function CardHead({ vendor }: { vendor: VendorView }) {
  return (
    <header>
      <QrButton vendor={vendor} />
      <ShareButton vendor={vendor} />
      <Logo vendor={vendor} size={72} />
      <h1>{vendor.businessName}</h1>
      <p>{vendor.tagline}</p>
      <div className="contact">
        <CallLink vendor={vendor} />
        <MapLink vendor={vendor} text={vendor.place} />
        <Hours vendor={vendor} />
      </div>
    </header>
  )
}
