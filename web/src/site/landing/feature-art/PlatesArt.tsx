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
