import { CallLink, Hours, MapLink } from '../../parts/ContactLinks.tsx'
import { Masthead } from '../../parts/Masthead.tsx'
import type { VendorView } from '../../parts/view-model.ts'

export function AppBar({ vendor }: { vendor: VendorView }) {
  return (
    <header>
      <Masthead vendor={vendor} logoSize={48} />
      <div className="contact">
        <Hours vendor={vendor} />
        <MapLink vendor={vendor} text={vendor.place} />
        <CallLink vendor={vendor} />
      </div>
    </header>
  )
}
