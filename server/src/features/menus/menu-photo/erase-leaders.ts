/** Dots are at most so wide and high, in pixels. */
const MAX_DOT = 14
/** A dot counts as part of a leader if so many others follow each other at this distance. */
const MIN_DOTS = 6
const MAX_GAP = 40
/** Where most of the ink is dots, and there are many, they are the grain of a picture. */
const MANY_DOTS = 300
const GRAIN_SHARE = 0.7
const DARK = 128

type Dot = { x: number; y: number; pixels: number[] }

/**
 * Whitens rows of dots from a name to its price: they would be read as digits. Single dots belong to letters.
 * Says whether the picture can be a text at all.
 */
export function eraseLeaders(pixels: Buffer, width: number) {
  const dots = findDots(pixels, width).sort((one, other) => one.x - other.x)
  const dotted = dots.reduce((sum, dot) => sum + dot.pixels.length, 0)
  const ink = pixels.reduce((sum, value) => sum + (value < DARK ? 1 : 0), 0)
  if (dots.length > MANY_DOTS && dotted > GRAIN_SHARE * ink) return false
  for (const leader of chain(dots)) {
    if (leader.length < MIN_DOTS) continue
    for (const dot of leader) for (const at of dot.pixels) whitenAround(pixels, at, width)
  }
  return true
}

/** Dots one after the other from left to right, each at about the height of the one before. */
function chain(dots: Dot[]) {
  const open: Dot[][] = []
  const leaders: Dot[][] = []
  for (const dot of dots) {
    while (open[0] && dot.x - (open[0].at(-1)?.x ?? 0) > MAX_GAP) leaders.push(open.shift() ?? [])
    const found = open.findIndex((leader) => Math.abs((leader.at(-1)?.y ?? 0) - dot.y) <= 3)
    const [leader = []] = found < 0 ? [] : open.splice(found, 1)
    leader.push(dot)
    open.push(leader)
  }
  return [...leaders, ...open]
}

/** Dark areas that are as small as a dot. */
function findDots(pixels: Buffer, width: number) {
  const isSeen = new Uint8Array(pixels.length)
  const dots: Dot[] = []
  for (let start = 0; start < pixels.length; start++) {
    if (isSeen[start] || (pixels[start] ?? 255) >= DARK) continue
    const area = fill(pixels, isSeen, { start, width })
    const xs = area.map((at) => at % width)
    const ys = area.map((at) => Math.floor(at / width))
    const [left, right] = limitsOf(xs)
    const [top, bottom] = limitsOf(ys)
    if (right - left < MAX_DOT && bottom - top < MAX_DOT)
      dots.push({ x: (left + right) / 2, y: (top + bottom) / 2, pixels: area })
  }
  return dots
}

const limitsOf = (values: number[]) =>
  values.reduce(([least, most], value) => [Math.min(least, value), Math.max(most, value)] as const, [
    Number.POSITIVE_INFINITY,
    0,
  ] as readonly [number, number])

function fill(pixels: Buffer, isSeen: Uint8Array, { start, width }: { start: number; width: number }) {
  const area = [start]
  isSeen[start] = 1
  for (let n = 0; n < area.length; n++) {
    const at = area[n] ?? 0
    for (const next of [at - 1, at + 1, at - width, at + width]) {
      if (isSeen[next] !== 0 || (pixels[next] ?? 255) >= DARK) continue
      isSeen[next] = 1
      area.push(next)
    }
  }
  return area
}

/** With its grey edge. */
function whitenAround(pixels: Buffer, at: number, width: number) {
  for (const row of [-2, -1, 0, 1, 2])
    for (const column of [-2, -1, 0, 1, 2]) {
      const place = at + row * width + column
      if (place >= 0 && place < pixels.length) pixels[place] = 255
    }
}
