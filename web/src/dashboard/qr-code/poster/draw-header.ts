import { AWNING_BOTTOM, ink, POSTER_WIDTH, type Poster, paper } from './poster.ts'

const ROOM = POSTER_WIDTH - 72
const GAP = 20

/** Logo and name side by side, centred together between the awning and `bottom`. */
export function drawHeader(context: CanvasRenderingContext2D, poster: Poster, bottom: number) {
  const height = bottom - AWNING_BOTTOM
  const middle = AWNING_BOTTOM + height / 2
  const logoSide = Math.min(112, height - 20)
  const beside = poster.logo ? logoSide + GAP : 0
  const name = fitText(context, poster.businessName, {
    fontFamily: poster.fontFamily,
    width: ROOM - beside,
    height: height - 16,
  })
  const left = (POSTER_WIDTH - beside - name.width) / 2

  if (poster.logo) drawLogo(context, poster.logo, { x: left, middle, side: logoSide })

  context.font = name.font
  context.fillStyle = ink
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  const first = middle - ((name.lines.length - 1) * name.lineHeight) / 2
  name.lines.forEach((line, index) => {
    context.fillText(line, left + beside + name.width / 2, first + index * name.lineHeight)
  })
}

type LogoBox = { x: number; middle: number; side: number }

function drawLogo(context: CanvasRenderingContext2D, logo: HTMLImageElement, { x, middle, side }: LogoBox) {
  const circle = new Path2D()
  circle.arc(x + side / 2, middle, side / 2, 0, 2 * Math.PI)

  context.save()
  context.fillStyle = paper
  context.fill(circle)
  context.clip(circle)
  const shorter = Math.min(logo.naturalWidth, logo.naturalHeight)
  const left = (logo.naturalWidth - shorter) / 2
  const top = (logo.naturalHeight - shorter) / 2
  context.drawImage(logo, left, top, shorter, shorter, x, middle - side / 2, side, side)
  context.restore()

  context.lineWidth = 4
  context.strokeStyle = paper
  context.stroke(circle)
}

type Frame = { fontFamily: string; width: number; height: number }

const LINE = 1.18
const SMALLEST = 18

/** Font sizes and line counts, in the order they are tried. */
const sizes = [
  ...[60, 54, 48, 42].map((size) => ({ size, most: 1 })),
  ...[60, 54, 48, 42, 37, 32, 28].map((size) => ({ size, most: 2 })),
  ...[26, 23, 20, SMALLEST].map((size) => ({ size, most: 3 })),
]

/** A name as large as its frame allows, on up to three lines, at worst cut short. */
export function fitText(context: CanvasRenderingContext2D, text: string, frame: Frame) {
  for (const { size, most } of sizes) {
    context.font = fontOf(size, frame)
    const lines = breakLines(context, text, frame.width)
    const isLow = lines.length * size * LINE <= frame.height
    if (lines.length <= most && isLow) return measured(context, lines, size)
  }

  const [first = '', second = '', ...rest] = breakLines(context, text, frame.width)
  return measured(context, [first, second, cutShort(context, rest.join(' '), frame.width)], SMALLEST)
}

const fontOf = (size: number, { fontFamily }: Frame) => `800 ${size}px ${fontFamily}`

function measured(context: CanvasRenderingContext2D, lines: string[], size: number) {
  const width = Math.max(...lines.map((line) => context.measureText(line).width))
  return { font: context.font, lines, width, lineHeight: size * LINE }
}

function breakLines(context: CanvasRenderingContext2D, text: string, width: number) {
  const lines: string[] = []
  for (const word of text.trim().split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && context.measureText(longer).width <= width) lines[lines.length - 1] = longer
    else lines.push(...breakWord(context, word, width))
  }
  return lines
}

/** A word that is wider than its frame continues on the next line. */
function breakWord(context: CanvasRenderingContext2D, word: string, width: number) {
  const parts = ['']
  for (const letter of lettersOf(word)) {
    const longer = parts.at(-1) + letter
    if (context.measureText(longer).width <= width) parts[parts.length - 1] = longer
    else parts.push(letter)
  }
  return parts
}

/** Firefox knows a segmenter from 125 on: before, a letter at least keeps the vowel signs that belong to it. */
function lettersOf(word: string) {
  return Intl.Segmenter
    ? Array.from(new Intl.Segmenter().segment(word), ({ segment }) => segment)
    : (word.match(/.\p{M}*/gsu) ?? [])
}

function cutShort(context: CanvasRenderingContext2D, text: string, width: number) {
  const [line = ''] = breakWord(context, text, width - context.measureText('…').width)
  return line === text ? line : `${line.trimEnd()}…`
}
