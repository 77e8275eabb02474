/** On the counter: a steaming pot, glasses of chai, a tower of plates. */
export function CartFood() {
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
