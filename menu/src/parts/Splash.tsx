import type { VendorView } from '../app/view-model.ts'
import { Logo } from './Logo.tsx'

/** Hidden until show-splash.ts puts `splashing` on the page: it lies above a menu that is already painted. */
export function Splash({ vendor }: { vendor: VendorView }) {
  return (
    <div className="splash" aria-hidden="true">
      <Logo vendor={vendor} size={96} />
      <b>{vendor.businessName}</b>
      <span>{vendor.tagline}</span>
    </div>
  )
}
