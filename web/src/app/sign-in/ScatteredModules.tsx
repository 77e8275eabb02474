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
export function ScatteredModules() {
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
