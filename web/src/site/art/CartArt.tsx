import { CartFood } from './CartFood.tsx'
import { CartUmbrella } from './CartUmbrella.tsx'

/** A thela, ready for the evening: what it is named after, with a code on its side. */
export function CartArt() {
  return (
    <svg aria-hidden="true" viewBox="0 0 520 430" fill="none" className="h-auto w-full text-ink">
      <path d="M262 196V62" stroke="currentColor" strokeWidth="9" />
      <CartUmbrella />
      <CartFood />
      <path d="M72 214H34c-14 0-20 10-20 24" strokeWidth="12" strokeLinecap="round" stroke="currentColor" />
      <Body />
      <Wheel x={160} />
      <Wheel x={362} />
      <path d="M4 420h512" strokeWidth="8" strokeLinecap="round" stroke="currentColor" />
    </svg>
  )
}

function Body() {
  return (
    <g stroke="currentColor" strokeWidth="8" strokeLinejoin="round">
      <rect x="92" y="226" width="340" height="112" rx="10" className="fill-bad" />
      <rect x="66" y="196" width="392" height="34" rx="9" className="fill-surface" />
      <path
        d="M110 244h304M110 320h304"
        strokeWidth="5"
        strokeDasharray="2 13"
        strokeLinecap="round"
        className="stroke-brand"
      />
      <rect x="222" y="242" width="80" height="80" rx="16" strokeWidth="10" className="fill-surface" />
      <rect x="246" y="266" width="32" height="32" rx="8" stroke="none" className="fill-brand" />
      <Petals x={160} />
      <Petals x={364} />
    </g>
  )
}

function Petals({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 282)`} stroke="none">
      {[0, 60, 120, 180, 240, 300].map((turn) => (
        <path
          key={turn}
          d="M0-5C-9-14-7-25 0-29 7-25 9-14 0-5Z"
          transform={`rotate(${turn})`}
          className="fill-brand"
        />
      ))}
      <circle r="7" className="fill-surface" />
    </g>
  )
}

function Wheel({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 362)`} stroke="currentColor">
      <circle r="54" strokeWidth="10" className="fill-canvas" />
      <path d="M0-50V50M-50 0H50M-35-35 35 35M35-35-35 35" strokeWidth="3.5" />
      <circle r="12" strokeWidth="7" className="fill-brand" />
    </g>
  )
}
