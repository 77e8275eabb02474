const STRIPES = 7
const WIDTH = 56
const LEFT = 312 - (STRIPES * WIDTH) / 2

/** Striped cloth whose lower edge hangs in scallops. */
export function Awning() {
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
