import { ink, marigold } from './poster.ts'

type Place = { x: number; y: number; size: number }

/** The mark of ui/Mark.tsx, drawn on a canvas. */
export function drawMark(context: CanvasRenderingContext2D, { x, y, size }: Place) {
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
