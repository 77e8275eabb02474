import { useId } from 'react'

/** Bulbs on a wire over the night market. */
export function StringLights() {
  const id = useId()

  return (
    <svg aria-hidden="true" width="100%" height="56" className="absolute inset-x-0 top-0">
      <defs>
        <pattern id={id} width="160" height="56" patternUnits="userSpaceOnUse">
          <path d="M0 4Q80 52 160 4" fill="none" strokeWidth="2" className="stroke-line-strong" />
          {bulbs.map(([x, y]) => (
            <g key={x} transform={`translate(${x} ${y})`}>
              <circle cy="10" r="11" className="fill-brand/20" />
              <path d="M-2.5 0h5v4h-5Z" className="fill-line-strong" />
              <circle cy="9" r="5.5" className="fill-brand" />
            </g>
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="56" fill={`url(#${id})`} />
    </svg>
  )
}

const bulbs = [
  [20, 14],
  [60, 25],
  [100, 25],
  [140, 14],
] as const
