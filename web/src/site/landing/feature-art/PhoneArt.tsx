/** A thumb is all one needs: the menu fits above it. */
export function PhoneArt() {
  return (
    <svg aria-hidden="true" viewBox="0 0 260 170" height="170" fill="none" className="self-end text-ink">
      <g transform="rotate(-7 80 120)">
        <Phone x={38} head="fill-chart-4" />
      </g>
      <g transform="rotate(7 180 120)">
        <Phone x={140} head="fill-chart-2" />
      </g>
      <Phone x={86} head="fill-brand" />
    </svg>
  )
}

function Phone({ x, head }: { x: number; head: string }) {
  return (
    <g transform={`translate(${x} 14)`}>
      <rect
        x="3"
        y="3"
        width="82"
        height="180"
        rx="16"
        stroke="currentColor"
        strokeWidth="6"
        className="fill-surface"
      />
      <path d="M14 20h60v26H14z" className={head} />
      {[60, 84, 108, 132].map((y) => (
        <g key={y}>
          <rect x="15" y={y} width="11" height="11" rx="2" strokeWidth="2.5" className="stroke-good" />
          <circle cx="20.5" cy={y + 5.5} r="2.4" className="fill-good" />
          <rect x="32" y={y + 1} width="24" height="5" rx="2.5" className="fill-ink" />
          <rect x="64" y={y + 1} width="10" height="5" rx="2.5" className="fill-brand-ink" />
        </g>
      ))}
    </g>
  )
}
