import type { VendorProfile } from '@thela/contract/vendors/profile'
import { qrLook } from '@thela/contract/vendors/qr-look'
import { readThemeColour } from '../read-theme-colour.ts'
import { drawPoster } from './draw-poster.ts'
import { loadLogo } from './load-logo.ts'
import { POSTER_HEIGHT, POSTER_WIDTH } from './poster.ts'

type Wish = { vendor: VendorProfile; link: string; pixelsPerPoint?: number }

/** The picture a vendor hangs up; for paper ask for more pixels per point. */
export async function makePoster({ vendor, link, pixelsPerPoint = 1 }: Wish) {
  const fontFamily = getComputedStyle(document.body).fontFamily
  const [{ create }, colour, logo] = await Promise.all([
    import('qrcode'),
    readThemeColour(),
    loadLogo(vendor.logoUrl),
    document.fonts.load(`800 40px ${fontFamily}`),
  ])
  const code = create(link, { errorCorrectionLevel: qrLook.errorCorrectionLevel })

  const canvas = document.createElement('canvas')
  canvas.width = POSTER_WIDTH * pixelsPerPoint
  canvas.height = POSTER_HEIGHT * pixelsPerPoint
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw')

  context.scale(pixelsPerPoint, pixelsPerPoint)
  drawPoster(context, { businessName: vendor.businessName, logo, colour, code, fontFamily })
  return canvas
}
