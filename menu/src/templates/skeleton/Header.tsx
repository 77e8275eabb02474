import type { VendorView } from '../../app/view-model.ts'
import { CallLink, Hours, MapLink } from '../../parts/ContactLinks.tsx'
import { Masthead } from '../../parts/Masthead.tsx'

export function Header({ vendor }: { vendor: VendorView }) {
  return (
    <header>
      <Masthead vendor={vendor} logoSize={64} />
      <div className="contact">
        <CallLink vendor={vendor} />
        <MapLink vendor={vendor} text={vendor.place} />
        <Hours vendor={vendor} />
      </div>
    </header>
  )
}
