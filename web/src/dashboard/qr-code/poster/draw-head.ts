import { fitText } from './fit-text.ts'
import { AWNING_BOTTOM, ink, POSTER_WIDTH, type Poster, paper } from './poster.ts'

const ROOM = POSTER_WIDTH - 72
const GAP = 20

/** Logo and name side by side, centred together between the awning and `bottom`. */
export function drawHead(context: CanvasRenderingContext2D, poster: Poster, bottom: number) {
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

type Place = { x: number; middle: number; side: number }

function drawLogo(context: CanvasRenderingContext2D, logo: HTMLImageElement, { x, middle, side }: Place) {
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
