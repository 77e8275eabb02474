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

/** A slate with today's price, wiped and written anew. */
export function EditArt() {
  return (
    <svg aria-hidden="true" viewBox="0 0 260 150" height="150" fill="none" className="text-ink">
      <rect
        x="26"
        y="16"
        width="208"
        height="112"
        rx="14"
        strokeWidth="8"
        className="fill-raised stroke-brand-ink by-night"
      />
      <g className="by-night" strokeLinecap="round" strokeWidth="7">
        <path d="M52 48h62M52 72h44" className="stroke-ink-faint" />
        <path
          d="M162 40h26M162 52h26M164 40c18 0 18 24 0 24l20 20"
          strokeWidth="5"
          className="stroke-brand"
        />
        <path d="M52 102h30" className="stroke-ink-faint" />
        <path d="M204 46v38" strokeWidth="5" className="stroke-brand" />
      </g>
      <rect x="150" y="95" width="58" height="24" rx="12" className="fill-good" />
      <circle cx="196" cy="107" r="9" className="fill-surface" />
      <path
        d="M102 138l-14 6 4-15 44-44 10 11Z"
        strokeWidth="4"
        strokeLinejoin="round"
        stroke="currentColor"
        className="fill-surface"
      />
    </svg>
  )
}

/** A chart of stacked steel plates: the taller the pile, the busier the day. */
export function PlatesArt() {
  return (
    <svg aria-hidden="true" viewBox="0 0 280 160" height="160" fill="none" className="self-end text-ink">
      {piles.map((plates, day) => (
        <g key={dayX(day)}>
          {Array.from({ length: plates }, (_, level) => 140 - level * 13).map((y) => (
            <path
              key={y}
              d={`M${dayX(day)} ${y}h34l-5 9h-24Z`}
              strokeWidth="3.5"
              strokeLinejoin="round"
              stroke="currentColor"
              className={day === 5 ? 'fill-brand' : 'fill-surface'}
            />
          ))}
        </g>
      ))}
      <path d="M4 152h272" strokeWidth="5" strokeLinecap="round" stroke="currentColor" />
    </svg>
  )
}

const piles = [3, 5, 4, 6, 5, 9]
const dayX = (day: number) => 14 + day * 43
