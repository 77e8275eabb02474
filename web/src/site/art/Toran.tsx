import { useId } from 'react'

const STRINGS = 13
const SPREAD = 96

/** A doorway garland of marigolds and mango leaves: everybody is welcome here. */
export function Toran() {
  const flower = useId()
  const knots = Array.from({ length: STRINGS + 1 }, (_, index) => index * SPREAD)

  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${STRINGS * SPREAD} 120`}
      preserveAspectRatio="xMidYMin slice"
      className="block h-24 w-full sm:h-30"
    >
      <defs>
        <Marigold id={flower} />
      </defs>
      {knots.slice(1).map((right) => (
        <Swag key={right} left={right - SPREAD} flower={flower} />
      ))}
      {knots.map((x) => (
        <Tassel key={x} x={x} flower={flower} />
      ))}
    </svg>
  )
}

function Marigold({ id }: { id: string }) {
  const petals = Array.from({ length: 10 }, (_, index) => index * 36)

  return (
    <g id={id}>
      {petals.map((turn) => (
        <ellipse
          key={turn}
          rx="4"
          ry="8.5"
          transform={`rotate(${turn}) translate(0 -3)`}
          className="fill-chart-1"
        />
      ))}
      <circle r="6.5" className="fill-brand" />
      <circle r="2.6" className="fill-brand-ink" />
    </g>
  )
}

/** Flowers along the hanging string between two knots. */
function Swag({ left, flower }: { left: number; flower: string }) {
  return [0.14, 0.32, 0.5, 0.68, 0.86].map((at) => (
    <use key={at} href={`#${flower}`} x={left + at * SPREAD} y={8 + 4 * 26 * at * (1 - at)} />
  ))
}

function Tassel({ x, flower }: { x: number; flower: string }) {
  return (
    <g transform={`translate(${x} 8)`}>
      <path d="M-13 0C-24 18-22 40-13 58-4 40-2 18-13 0Z" className="fill-good" />
      <path d="M13 0C2 18 4 40 13 58 22 40 24 18 13 0Z" className="fill-good" />
      <path d="M-13 4v44M13 4v44" strokeWidth="1.5" className="stroke-good-soft" />
      {[0, 20, 40, 60, 80].map((y) => (
        <use key={y} href={`#${flower}`} y={y} />
      ))}
    </g>
  )
}
