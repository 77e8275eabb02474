import { ScanningPhone } from './ScanningPhone.tsx'

/** Our mark as a stall that is open for business: the cart's body is a finder pattern, and a phone reads it. */
export function StallPicture() {
  return (
    <svg aria-hidden="true" viewBox="0 0 640 640" fill="none" className="h-auto w-full text-ink">
      <ScatteredModules />
      <circle cx="312" cy="318" r="236" className="fill-brand/25" />
      <path d="M40 584H600" stroke="currentColor" strokeWidth="10" strokeLinecap="round" />
      <Kitchen />
      <path d="M192 306V176M432 306V176" stroke="currentColor" strokeWidth="14" />
      <Awning />
      <Cart />
      <ScanningPhone />
    </svg>
  )
}

function Cart() {
  return (
    <>
      <path d="M190 346H128a34 34 0 0 1-34-34" stroke="currentColor" strokeWidth="22" strokeLinecap="round" />
      <rect
        x="183"
        y="306"
        width="258"
        height="204"
        rx="40"
        strokeWidth="24"
        stroke="currentColor"
        className="fill-surface"
      />
      <rect x="254" y="358" width="116" height="100" rx="24" className="fill-brand" />
      {[242, 382].map((x) => (
        <g key={x}>
          <circle cx={x} cy="544" r="36" fill="currentColor" />
          <circle cx={x} cy="544" r="12" className="fill-brand" />
        </g>
      ))}
    </>
  )
}

/** What is cooking: a pot with steam and a stack of plates. */
function Kitchen() {
  return (
    <g stroke="currentColor" strokeWidth="10" strokeLinecap="round" strokeLinejoin="round">
      <path d="M222 244h112v32a24 24 0 0 1-24 24h-64a24 24 0 0 1-24-24Z" className="fill-good" />
      <path d="M210 244h136" />
      <path d="M260 228c-7-7 7-11 0-18M296 228c-7-7 7-11 0-18" className="stroke-ink-faint" strokeWidth="7" />
      <path d="M366 282h42M362 262h50M366 242h42" strokeWidth="12" className="stroke-brand-ink" />
    </g>
  )
}

const STRIPES = 7
const WIDTH = 56
const LEFT = 312 - (STRIPES * WIDTH) / 2

/** Striped cloth whose lower edge hangs in scallops. */
function Awning() {
  return (
    <g stroke="currentColor" strokeWidth="10" strokeLinejoin="round">
      {Array.from({ length: STRIPES }, (_, index) => (
        <path
          key={stripe(index)}
          d={stripe(index)}
          className={index % 2 === 0 ? 'fill-brand' : 'fill-surface'}
        />
      ))}
    </g>
  )
}

/** Each stripe widens from the roof's edge down to a half circle. */
function stripe(index: number) {
  const left = LEFT + index * WIDTH
  const roofLeft = 312 + (left - 312) * 0.82
  const roofWidth = WIDTH * 0.82

  return `M${roofLeft} 84h${roofWidth}L${left + WIDTH} 168a${WIDTH / 2} ${WIDTH / 2} 0 0 1-${WIDTH} 0Z`
}

const CELL = 32

// One row of text per row of cells; '#' is a module, 'o' a coloured one.
const rows = [
  '..#.o..........#.##.',
  '#..##..........o#..#',
  '.#.o............#.#.',
  '##.#...............o',
  '.o.................#',
  '#................#..',
  '..#...............#o',
  '.#................##',
  'o.................#.',
  '#..................#',
  '.#..................',
  '#...................',
]

/** The dots of a code, drifting in from both sides. */
function ScatteredModules() {
  return rows.flatMap((row, y) =>
    [...row].map((cell, x) =>
      cell === '.' ? null : (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
          key={`${x}-${y}`}
          x={x * CELL + 4}
          y={y * CELL + 4}
          width={CELL - 8}
          height={CELL - 8}
          rx="7"
          className={cell === 'o' ? 'fill-brand' : 'fill-ink/10'}
        />
      ),
    ),
  )
}
