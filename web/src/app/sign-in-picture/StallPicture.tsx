import { Awning } from './Awning.tsx'
import { Kitchen } from './Kitchen.tsx'
import { ScanningPhone } from './ScanningPhone.tsx'
import { ScatteredModules } from './ScatteredModules.tsx'

/** Our mark as a stall that is open for business: the cart's body is a finder pattern, and a phone reads it. */
export function StallPicture() {
  return (
    <svg aria-hidden="true" viewBox="0 0 640 640" fill="none" className="h-auto w-full text-ink">
      <ScatteredModules />
      <circle cx="312" cy="318" r="236" className="fill-brand/25" />
      <path d="M40 584H600" stroke="currentColor" strokeWidth="10" strokeLinecap="round" />
      <Kitchen />
      <path d="M188 300V176M436 300V176" stroke="currentColor" strokeWidth="14" />
      <Awning />
      <Cart />
      <ScanningPhone />
    </svg>
  )
}

function Cart() {
  return (
    <>
      <path d="M196 320H92" stroke="currentColor" strokeWidth="30" strokeLinecap="round" />
      <rect
        x="189"
        y="297"
        width="246"
        height="216"
        rx="52"
        strokeWidth="30"
        stroke="currentColor"
        className="fill-surface"
      />
      <rect x="258" y="355" width="108" height="100" rx="26" className="fill-brand" />
      <circle cx="242" cy="548" r="36" fill="currentColor" />
      <circle cx="382" cy="548" r="36" fill="currentColor" />
      <circle cx="242" cy="548" r="11" className="fill-brand" />
      <circle cx="382" cy="548" r="11" className="fill-brand" />
    </>
  )
}
