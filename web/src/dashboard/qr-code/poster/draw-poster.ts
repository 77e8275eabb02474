import { PRODUCT_NAME } from '@thela/contract/values/product'
import { drawAwning } from './draw-awning.ts'
import { drawCode, placeCode } from './draw-code.ts'
import { drawHead } from './draw-head.ts'
import { drawMark } from './draw-mark.ts'
import { drawScatter } from './draw-scatter.ts'
import { FOOT_TOP, ink, POSTER_HEIGHT, POSTER_WIDTH, type Poster, paper } from './poster.ts'

/** A stall in small: the awning, the name, the code to scan, and who made it. */
export function drawPoster(context: CanvasRenderingContext2D, poster: Poster) {
  const place = placeCode(poster.code)

  drawGround(context, poster.colour)
  drawScatter(context, poster.colour, place.card)
  drawAwning(context, poster.colour)
  drawHead(context, poster, place.pill.y)
  drawCode(context, poster, place)
  drawFoot(context, poster)
}

function drawGround(context: CanvasRenderingContext2D, colour: string) {
  context.fillStyle = paper
  context.fillRect(0, 0, POSTER_WIDTH, POSTER_HEIGHT)
  context.globalAlpha = 0.08
  context.fillStyle = colour
  context.fillRect(0, 0, POSTER_WIDTH, POSTER_HEIGHT)
  context.globalAlpha = 1
}

function drawFoot(context: CanvasRenderingContext2D, { fontFamily }: Poster) {
  const middle = FOOT_TOP + 24
  drawMark(context, { x: 36, y: middle - 14, size: 28 })

  context.fillStyle = ink
  context.textBaseline = 'middle'
  context.textAlign = 'left'
  context.font = `800 21px ${fontFamily}`
  context.fillText(PRODUCT_NAME, 72, middle)

  context.textAlign = 'right'
  context.font = `600 17px ${fontFamily}`
  context.fillText('No app needed', POSTER_WIDTH - 36, middle)
}
