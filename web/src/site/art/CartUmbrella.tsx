const LEFT = 58
const WIDTH = 58

/** Seven striped fields that meet at the tip and end in scallops. */
export function CartUmbrella() {
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
