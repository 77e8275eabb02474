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
      <path d="M192 306V176M432 306V176" stroke="currentColor" strokeWidth="14" />
      <Awning />
      <Cart />
      <ScanningPhone />
    </svg>
  )
}

function Cart() {
  return (
    <>
      <path d="M190 346H128a34 34 0 0 1-34-34" stroke="currentColor" strokeWidth="22" strokeLinecap="round" />
      <rect
        x="183"
        y="306"
        width="258"
        height="204"
        rx="40"
        strokeWidth="24"
        stroke="currentColor"
        className="fill-surface"
      />
      <rect x="254" y="358" width="116" height="100" rx="24" className="fill-brand" />
      {[242, 382].map((x) => (
        <g key={x}>
          <circle cx={x} cy="544" r="36" fill="currentColor" />
          <circle cx={x} cy="544" r="12" className="fill-brand" />
        </g>
      ))}
    </>
  )
}
