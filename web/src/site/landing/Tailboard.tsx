import { Fragment } from 'react'
import { TruckArtBorder } from '../art/TruckArtBorder.tsx'

const words = ['Scan', 'OK', 'Please']

/** 'Horn OK Please' stands on the back of every truck; on a cart it is the code that one uses. */
export function Tailboard() {
  return (
    <div aria-hidden className="overflow-hidden bg-raised by-night">
      <TruckArtBorder />
      <p className="tailboard-letters flex items-center justify-center gap-[0.28em] whitespace-nowrap py-7 uppercase sm:py-10">
        {words.map((word, index) => (
          <Fragment key={word}>
            {index > 0 && <Rosette />}
            <span>{word}</span>
          </Fragment>
        ))}
      </p>
      <TruckArtBorder />
    </div>
  )
}

function Rosette() {
  return (
    <svg aria-hidden="true" viewBox="-20 -20 40 40" width="0.62em" height="0.62em" className="shrink-0">
      {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
        <path
          key={turn}
          d="M0-3C-6-10-5-16 0-19 5-16 6-10 0-3Z"
          transform={`rotate(${turn})`}
          className="fill-chart-4"
        />
      ))}
      <circle r="6" className="fill-brand" />
      <circle r="2.5" className="fill-canvas" />
    </svg>
  )
}
