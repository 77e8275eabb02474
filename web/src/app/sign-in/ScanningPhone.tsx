/** A customer's phone with the menu on it: the green squares mark vegetarian dishes. */
export function ScanningPhone() {
  return (
    <g transform="rotate(9 520 440)">
      <rect
        x="452"
        y="316"
        width="142"
        height="252"
        rx="26"
        strokeWidth="12"
        stroke="currentColor"
        className="fill-surface"
      />
      <rect x="470" y="336" width="106" height="44" rx="10" className="fill-brand" />
      {[402, 444, 486].map((y) => (
        <Dish key={y} y={y} />
      ))}
      <rect x="470" y="530" width="106" height="20" rx="10" fill="currentColor" />
    </g>
  )
}

function Dish({ y }: { y: number }) {
  return (
    <>
      <rect x="472" y={y} width="16" height="16" rx="3" strokeWidth="4" className="stroke-good" />
      <circle cx="480" cy={y + 8} r="4" className="fill-good" />
      <rect x="498" y={y} width="44" height="7" rx="3.5" className="fill-ink" />
      <rect x="498" y={y + 12} width="30" height="6" rx="3" className="fill-line-strong" />
      <rect x="558" y={y} width="18" height="7" rx="3.5" className="fill-brand-ink" />
    </>
  )
}
