/** A code that is a market square: three stalls and the people between them. */
export function QrArt() {
  return (
    <svg aria-hidden="true" viewBox="0 0 160 160" height="150" fill="none" className="text-ink">
      <Finder x={6} y={6} />
      <Finder x={100} y={6} />
      <Finder x={6} y={100} />
      {people.map(([x, y], index) => (
        <rect
          key={`${x}-${y}`}
          x={x}
          y={y}
          width="11"
          height="11"
          rx="3.5"
          className={index % 4 === 1 ? 'fill-bad' : 'fill-ink'}
        />
      ))}
    </svg>
  )
}

function Finder({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        x="4"
        y="4"
        width="46"
        height="46"
        rx="13"
        stroke="currentColor"
        strokeWidth="8"
        className="fill-surface"
      />
      <rect x="16" y="16" width="22" height="22" rx="6" className="fill-brand" />
    </g>
  )
}

const people = [
  [70, 12],
  [84, 26],
  [70, 40],
  [12, 70],
  [26, 84],
  [40, 70],
  [62, 62],
  [84, 70],
  [70, 84],
  [98, 62],
  [112, 76],
  [140, 70],
  [126, 84],
  [84, 98],
  [70, 112],
  [98, 98],
  [112, 112],
  [126, 98],
  [140, 112],
  [84, 126],
  [98, 140],
  [126, 126],
  [140, 140],
  [70, 140],
]
