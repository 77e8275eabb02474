/** A code that cannot be read: two of its three finder patterns are there, the third has rolled off with the cart. */
export function MissingModules() {
  return (
    <svg aria-hidden="true" viewBox="0 0 120 120" width="168" height="168" fill="none" className="text-ink">
      <Finder x={8} y={8} />
      <Finder x={74} y={8} />
      <rect
        x={10}
        y={76}
        width={34}
        height={34}
        rx={9}
        strokeWidth={4}
        strokeDasharray="7 7"
        strokeLinecap="round"
        className="stroke-line-strong"
      />
      {modules.map(([x, y]) => (
        <rect key={`${x}-${y}`} x={x} y={y} width={9} height={9} rx={2.5} className="fill-line-strong" />
      ))}
    </svg>
  )
}

function Finder({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x={3} y={3} width={32} height={32} rx={9} stroke="currentColor" strokeWidth={6} />
      <rect x={12} y={12} width={14} height={14} rx={4} className="fill-brand" />
    </g>
  )
}

const modules = [
  [54, 10],
  [54, 34],
  [12, 56],
  [34, 56],
  [56, 56],
  [78, 56],
  [102, 56],
  [67, 69],
  [91, 69],
  [56, 82],
  [80, 82],
  [103, 82],
  [67, 101],
  [91, 101],
]
