import type { VendorView } from '../app/view-model.ts'
import { Logo } from './Logo.tsx'
import { QrButton } from './QrButton.tsx'
import { ShareButton } from './ShareButton.tsx'

/** Who cooks here, and the two buttons that lead others to the menu. */
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
