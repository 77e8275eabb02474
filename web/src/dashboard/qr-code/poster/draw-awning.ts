import { AWNING_BOTTOM, POSTER_WIDTH, paper } from './poster.ts'

const STRIPES = 11
const STRIPE_WIDTH = POSTER_WIDTH / STRIPES
const ROOF = 16
const EDGE = AWNING_BOTTOM - STRIPE_WIDTH / 2

/** Striped cloth over the whole width; its lower edge hangs in scallops and throws a shadow. */
export function drawAwning(context: CanvasRenderingContext2D, colour: string) {
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
