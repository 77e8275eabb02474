import { useId } from 'react'

const STRINGS = 13
const SPREAD = 96

/** A doorway garland of marigolds and mango leaves: everybody is welcome here. */
export function Toran() {
  const garland = useId()
  const flower = useId()
  const width = STRINGS * SPREAD

  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} 120`}
      preserveAspectRatio="xMidYMin slice"
      className="block h-24 w-full sm:h-30"
    >
      <defs>
        <Marigold id={flower} />
        {/* One string, repeated by the painter: drawn out, the garland is a third of the page's nodes. */}
        <pattern id={garland} x={-SPREAD / 2} width={SPREAD} height="120" patternUnits="userSpaceOnUse">
          <g transform={`translate(${SPREAD / 2} 8)`}>
            <Swag flower={flower} />
            <Tassel flower={flower} />
          </g>
        </pattern>
      </defs>
      <rect width={width} height="120" fill={`url(#${garland})`} />
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

/** Flowers along the hanging string to both sides of a knot; the lowest is shared with the next knot. */
function Swag({ flower }: { flower: string }) {
  return [-0.5, -0.32, -0.14, 0.14, 0.32, 0.5].map((at) => (
    <use key={at} href={`#${flower}`} x={at * SPREAD} y={4 * 26 * Math.abs(at) * (1 - Math.abs(at))} />
  ))
}

function Tassel({ flower }: { flower: string }) {
  return (
    <>
      <path d="M-13 0C-24 18-22 40-13 58-4 40-2 18-13 0Z" className="fill-good" />
      <path d="M13 0C2 18 4 40 13 58 22 40 24 18 13 0Z" className="fill-good" />
      <path d="M-13 4v44M13 4v44" strokeWidth="1.5" className="stroke-good-soft" />
      {[0, 20, 40, 60, 80].map((y) => (
        <use key={y} href={`#${flower}`} y={y} />
      ))}
    </>
  )
}
