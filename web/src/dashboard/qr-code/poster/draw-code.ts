import { qrLook } from '@thela/contract/vendors/qr-look'
import * as words from '@thela/words/dashboard/poster'
import type { QRCode } from 'qrcode'
import { AWNING_BOTTOM, FOOTER_TOP, POSTER_WIDTH, type Poster, paper, type Rectangle } from './poster.ts'

const MIN_HEADER_HEIGHT = 84
const MAX_SCALE = 8
const PILL = { width: 290, height: 54 }
const PAD = { top: 34, bottom: 8, side: 16 }

type Layout = { card: Rectangle; pill: Rectangle; scale: number }

/** The card is above the footer, the pill on the card's upper edge; the space above is for the name. */
export function layOutCode({ modules }: QRCode): Layout {
  const size = modules.size + 2 * qrLook.margin
  const room = FOOTER_TOP - AWNING_BOTTOM - MIN_HEADER_HEIGHT - PILL.height / 2 - PAD.top - PAD.bottom
  // Long names in other scripts make large codes, which must not leave the poster.
  const scale = Math.min(MAX_SCALE, Math.floor(room / size))
  const width = size * scale + 2 * PAD.side
  const height = size * scale + PAD.top + PAD.bottom
  // On whole pixels, or pale lines run between the modules.
  const card = { x: Math.floor((POSTER_WIDTH - width) / 2), y: FOOTER_TOP - height, width, height }

  return {
    card,
    pill: { x: (POSTER_WIDTH - PILL.width) / 2, y: card.y - PILL.height / 2, ...PILL },
    scale,
  }
}

/** The code on a white card, with the instruction on the card's edge. */
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
  // In a longer language it is drawn narrower rather than over the pill's round ends.
  context.fillText(words.scanForMenu, POSTER_WIDTH / 2, card.y + 1, pill.width - pill.height)
}

type Look = { radius: number; colour: string }

function fillBox(context: CanvasRenderingContext2D, box: Rectangle, { radius, colour }: Look) {
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
