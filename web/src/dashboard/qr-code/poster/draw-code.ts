import { qrLook } from '@thela/contract/vendors/qr-look'
import type { QRCode } from 'qrcode'
import { AWNING_BOTTOM, type Box, FOOT_TOP, POSTER_WIDTH, type Poster, paper } from './poster.ts'

const HEAD_AT_LEAST = 84
const LARGEST_SCALE = 8
const PILL = { width: 290, height: 54 }
const PAD = { top: 34, bottom: 8, side: 16 }

type Layout = { card: Box; pill: Box; scale: number }

/** The card stands on the foot, the pill on the card's upper edge; what is left above is for the name. */
export function layOutCode({ modules }: QRCode): Layout {
  const size = modules.size + 2 * qrLook.margin
  const room = FOOT_TOP - AWNING_BOTTOM - HEAD_AT_LEAST - PILL.height / 2 - PAD.top - PAD.bottom
  // Long names in other scripts make large codes, which must not leave the poster.
  const scale = Math.min(LARGEST_SCALE, Math.floor(room / size))
  const width = size * scale + 2 * PAD.side
  const height = size * scale + PAD.top + PAD.bottom
  // On whole pixels, or pale lines run between the modules.
  const card = { x: Math.floor((POSTER_WIDTH - width) / 2), y: FOOT_TOP - height, width, height }

  return {
    card,
    pill: { x: (POSTER_WIDTH - PILL.width) / 2, y: card.y - PILL.height / 2, ...PILL },
    scale,
  }
}

/** The code on a white card; what to do with it stands on the card's edge. */
export function drawCode(context: CanvasRenderingContext2D, poster: Poster, { card, pill, scale }: Layout) {
  fillBox(context, card, { radius: 26, colour: paper })
  context.lineWidth = 5
  context.strokeStyle = poster.colour
  context.stroke()

  drawModules(context, poster.code, { x: card.x + PAD.side, y: card.y + PAD.top, scale })

  fillBox(context, pill, { radius: pill.height / 2, colour: poster.colour })
  context.fillStyle = paper
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.font = `800 31px ${poster.fontFamily}`
  context.fillText('Scan for menu', POSTER_WIDTH / 2, card.y + 1)
}

type Look = { radius: number; colour: string }

function fillBox(context: CanvasRenderingContext2D, box: Box, { radius, colour }: Look) {
  context.beginPath()
  context.roundRect(box.x, box.y, box.width, box.height, radius)
  context.fillStyle = colour
  context.fill()
}

type Corner = { x: number; y: number; scale: number }

function drawModules(context: CanvasRenderingContext2D, { modules }: QRCode, { x, y, scale }: Corner) {
  const margin = qrLook.margin * scale
  context.fillStyle = qrLook.color.dark

  modules.data.forEach((isDark, index) => {
    if (!isDark) return
    const column = index % modules.size
    const row = Math.floor(index / modules.size)
    context.fillRect(x + margin + column * scale, y + margin + row * scale, scale, scale)
  })
}
