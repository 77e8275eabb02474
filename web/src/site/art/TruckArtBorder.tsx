import { useId } from 'react'

/** A painted band of lotuses and diamonds, as on the side of a truck. */
export function TruckArtBorder() {
  const id = useId()

  return (
    <svg aria-hidden="true" width="100%" height="36" className="block bg-raised by-night">
      <defs>
        <pattern id={id} width="96" height="36" patternUnits="userSpaceOnUse">
          <path d="M0 1.5h96M0 34.5h96" strokeWidth="3" className="stroke-brand" />
          <path
            d="M0 4l8 5 8-5 8 5 8-5 8 5 8-5 8 5 8-5 8 5 8-5 8 5 8-5M0 32l8-5 8 5 8-5 8 5 8-5 8 5 8-5 8 5 8-5 8 5 8-5 8 5"
            fill="none"
            strokeWidth="1.5"
            className="stroke-chart-2"
          />
          <Lotus />
          <path d="M72 9l13 9-13 9-13-9Z" className="fill-bad" />
          <path d="M72 13l7.5 5-7.5 5-7.5-5Z" className="fill-brand" />
          <circle cx="72" cy="18" r="1.8" className="fill-canvas" />
          <circle cx="52" cy="18" r="2" className="fill-ink" />
          <circle cx="92" cy="18" r="2" className="fill-ink" />
        </pattern>
      </defs>
      <rect width="100%" height="36" fill={`url(#${id})`} />
    </svg>
  )
}

function Lotus() {
  return (
    <g>
      <path
        d="M24 25c-7 0-13-3-15-8 6-1 11 1 15 8ZM24 25c7 0 13-3 15-8-6-1-11 1-15 8Z"
        className="fill-good"
      />
      <path
        d="M24 26c-6-3-9-8-8-14 5 2 8 7 8 14ZM24 26c6-3 9-8 8-14-5 2-8 7-8 14Z"
        className="fill-chart-4"
      />
      <path d="M24 26c-4-5-4-11 0-16 4 5 4 11 0 16Z" className="fill-brand" />
    </g>
  )
}
