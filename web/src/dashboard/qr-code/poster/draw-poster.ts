import * as words from '@thela/words/dashboard/poster'
import { drawCode, layOutCode } from './draw-code.ts'
import { drawHeader } from './draw-header.ts'
import { drawPattern } from './draw-pattern.ts'
import {
  AWNING_BOTTOM,
  FOOTER_TOP,
  ink,
  marigold,
  POSTER_HEIGHT,
  POSTER_WIDTH,
  type Poster,
  paper,
} from './poster.ts'

/** Drawn like a stall: the awning, the name, the code to scan, and the name of the site. */
export function drawPoster(context: CanvasRenderingContext2D, poster: Poster) {
  const layout = layOutCode(poster.code)

  drawBackground(context, poster.colour)
  drawPattern(context, poster.colour, layout.card)
  drawAwning(context, poster.colour)
  drawHeader(context, poster, layout.pill.y)
  drawCode(context, poster, layout)
  drawFooter(context, poster)
}

function drawBackground(context: CanvasRenderingContext2D, colour: string) {
  context.fillStyle = paper
  context.fillRect(0, 0, POSTER_WIDTH, POSTER_HEIGHT)
  context.globalAlpha = 0.08
  context.fillStyle = colour
  context.fillRect(0, 0, POSTER_WIDTH, POSTER_HEIGHT)
  context.globalAlpha = 1
}

function drawFooter(context: CanvasRenderingContext2D, { fontFamily, siteName }: Poster) {
  const middle = FOOTER_TOP + 24
  drawMark(context, { x: 36, y: middle - 14, size: 28 })

  context.fillStyle = ink
  context.textBaseline = 'middle'
  context.textAlign = 'left'
  context.font = `800 21px ${fontFamily}`
  // A long name is drawn narrower rather than over the text at the right.
  context.fillText(siteName, 72, middle, POSTER_WIDTH - 72 - 190)

  context.textAlign = 'right'
  context.font = `600 17px ${fontFamily}`
  context.fillText(words.noAppNeeded, POSTER_WIDTH - 36, middle, 154)
}

const STRIPES = 11
const STRIPE_WIDTH = POSTER_WIDTH / STRIPES
const ROOF = 16
const EDGE = AWNING_BOTTOM - STRIPE_WIDTH / 2

/** Striped cloth over the whole width; its lower edge hangs in scallops and throws a shadow. */
function drawAwning(context: CanvasRenderingContext2D, colour: string) {
  context.save()
  context.shadowColor = 'rgb(0 0 0 / 0.28)'
  context.shadowBlur = 10
  context.shadowOffsetY = 3
  for (let index = 0; index < STRIPES; index++) {
    context.fillStyle = index % 2 === 0 ? colour : paper
    context.fill(stripe(index))
  }
  context.restore()

  drawRoof(context, colour)
}

function stripe(index: number) {
  const left = index * STRIPE_WIDTH
  const path = new Path2D()
  path.rect(left, 0, STRIPE_WIDTH, EDGE)
  path.arc(left + STRIPE_WIDTH / 2, EDGE, STRIPE_WIDTH / 2, 0, Math.PI)
  return path
}

function drawRoof(context: CanvasRenderingContext2D, colour: string) {
  context.fillStyle = colour
  context.fillRect(0, 0, POSTER_WIDTH, ROOF)
  context.fillStyle = 'rgb(0 0 0 / 0.25)'
  context.fillRect(0, 0, POSTER_WIDTH, ROOF)
}

type Square = { x: number; y: number; size: number }

/** The mark of ui/layout/Wordmark.tsx, drawn on a canvas. */
function drawMark(context: CanvasRenderingContext2D, { x, y, size }: Square) {
  context.save()
  context.translate(x, y)
  context.scale(size / 32, size / 32)
  context.lineWidth = 3
  context.lineCap = 'round'
  context.strokeStyle = ink
  context.stroke(new Path2D('M9.5 6.5H2.5'))
  context.stroke(box(9.5, 19, 5))

  context.fillStyle = marigold
  context.fill(box(14.5, 9, 2.25))
  context.fillStyle = ink
  context.fill(wheel(13.5))
  context.fill(wheel(24.5))
  context.restore()
}

/** A square with round corners whose middle is the middle of the cart's body. */
function box(left: number, side: number, radius: number) {
  const path = new Path2D()
  path.roundRect(left, left - 6, side, side, radius)
  return path
}

function wheel(middle: number) {
  const path = new Path2D()
  path.arc(middle, 28, 3, 0, 2 * Math.PI)
  return path
}
