import type { VendorView } from '../app/view-model.ts'
import { Logo } from './Logo.tsx'
import { QrButton } from './QrButton.tsx'
import { ShareButton } from './ShareButton.tsx'

/** The vendor, and the buttons to share the menu and to show its QR code. */
export function Masthead({ vendor, logoSize }: { vendor: VendorView; logoSize: number }) {
  return (
    <>
      <Logo vendor={vendor} size={logoSize} />
      <div>
        <h1>{vendor.businessName}</h1>
        <p>{vendor.tagline}</p>
      </div>
      <QrButton vendor={vendor} />
      <ShareButton vendor={vendor} />
    </>
  )
}
