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

/** On the counter: a steaming pot, glasses of chai, a tower of plates. */
function CartFood() {
  return (
    <g stroke="currentColor" strokeWidth="7" strokeLinejoin="round" strokeLinecap="round">
      <path d="M106 156h98v18a22 22 0 0 1-22 22h-54a22 22 0 0 1-22-22Z" className="fill-good" />
      <path d="M96 156h118" />
      <path d="M136 144c-6-7 6-11 0-19M172 144c-6-7 6-11 0-19" strokeWidth="6" className="stroke-ink-faint" />
      {[300, 332].map((x) => (
        <g key={x}>
          <path d={`M${x} 164h22l-4 32h-14Z`} className="fill-surface" />
          <path d={`M${x + 2} 176h18l-2 18h-14Z`} stroke="none" className="fill-chart-1" />
        </g>
      ))}
      {[190, 180, 170, 160].map((y) => (
        <path key={y} d={`M380 ${y}h56l-8 7h-40Z`} strokeWidth="5" className="fill-surface" />
      ))}
    </g>
  )
}

const LEFT = 58
const WIDTH = 58

/** Seven striped fields that meet at the tip and end in scallops. */
function CartUmbrella() {
  return (
    <g stroke="currentColor" strokeWidth="8" strokeLinejoin="round">
      {Array.from({ length: 7 }, (_, field) => LEFT + field * WIDTH).map((left, field) => (
        <path
          key={left}
          d={`M261 16Q${261 + (left - 261) * 0.72} 44 ${left} 104a29 25 0 0 0 ${WIDTH} 0Q${261 + (left + WIDTH - 261) * 0.72} 44 261 16Z`}
          className={field % 2 === 0 ? 'fill-brand' : 'fill-surface'}
        />
      ))}
      <circle cx="261" cy="13" r="9" className="fill-bad" />
    </g>
  )
}
