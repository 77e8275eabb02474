import { type Colour, cssColour } from './chart.ts'

type Props = {
  label: string
  /** In percent; the arc is full at 100, the number is shown as it is. */
  value: number
  /** What the value means as text: colour alone is not accessible. */
  rating: string
  colour: Colour
}

export function Gauge({ label, value, rating, colour }: Props) {
  const filled = Math.min(100, Math.max(0, value))
  const percent = `${value.toLocaleString('en-IN')}%`

  return (
    <div className="grid min-w-0 justify-items-center text-center">
      <svg role="img" aria-label={percent} viewBox="0 0 120 68" className="w-full max-w-36">
        <path d={ARC} pathLength={100} stroke="var(--hover)" {...stroke} />
        {filled > 0 && (
          <path
            d={ARC}
            pathLength={100}
            strokeDasharray={`${filled} 200`}
            stroke={cssColour(colour, 0)}
            {...stroke}
          />
        )}
        <text x="60" y="58" textAnchor="middle" fill="var(--ink)" fontSize="17" fontWeight="700">
          {percent}
        </text>
      </svg>
      <p className="w-full truncate font-semibold text-sm">{label}</p>
      <p className="text-ink-soft text-xs">{rating}</p>
    </div>
  )
}

const ARC = 'M 12 60 A 48 48 0 0 1 108 60'
const stroke = { fill: 'none', strokeWidth: 11 }
