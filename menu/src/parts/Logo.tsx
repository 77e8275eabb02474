import type { VendorView } from '../app/view-model.ts'
import { Picture } from './Picture.tsx'

/** The vendor's logo over their initial: where the logo is missing or fails, the initial stays. */
export function Logo({ vendor, size }: { vendor: VendorView; size: number }) {
  return (
    <span className="logo" aria-hidden="true">
      {vendor.initial}
      <Picture url={vendor.logo} width={size} height={size} isEager />
    </span>
  )
}
