import { templatesApi } from '@thela/contract/templates/catalogue'
import type { VendorProfile } from '@thela/contract/vendors/profile'
import { qrLook } from '@thela/contract/vendors/qr-look'
import * as words from '@thela/words/dashboard/poster'
import { call } from '../../../api/call.ts'
import { drawPoster } from './draw-poster.ts'
import { loadFonts } from './load-fonts.ts'
import { POSTER_HEIGHT, POSTER_WIDTH } from './poster.ts'

type Options = { vendor: VendorProfile; link: string; siteName: string; pixelsPerPoint?: number }

/** The poster as a canvas; printing needs more pixels per point. */
export async function renderPoster({ vendor, link, siteName, pixelsPerPoint = 1 }: Options) {
  const [{ create }, colour, logo, fontFamily] = await Promise.all([
    import('qrcode'),
    readThemeColour(),
    loadLogo(vendor.logoUrl),
    loadFonts([vendor.businessName, siteName, ...Object.values(words)]),
  ])
  const code = create(link, { errorCorrectionLevel: qrLook.errorCorrectionLevel })

  const canvas = document.createElement('canvas')
  canvas.width = POSTER_WIDTH * pixelsPerPoint
  canvas.height = POSTER_HEIGHT * pixelsPerPoint
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw')

  context.scale(pixelsPerPoint, pixelsPerPoint)
  drawPoster(context, { businessName: vendor.businessName, siteName, logo, colour, code, fontFamily })
  return canvas
}

const DEFAULT_CHOICE = { templateId: 'default-layout', themeIndex: 0 }

/** The colour of the chosen theme; that of the default layout when none is chosen or the request fails. */
async function readThemeColour() {
  const [{ themesOfTemplate }, chosen] = await Promise.all([import('@thela/menu/preview'), readChoice()])
  const own = themesOfTemplate(chosen.templateId)
  const themes = own.length > 0 ? own : themesOfTemplate(DEFAULT_CHOICE.templateId)

  return (themes[chosen.themeIndex] ?? themes[0])?.colour ?? 'black'
}

function readChoice() {
  return call(templatesApi.readChoice, {}).then(
    ({ data }) => data ?? DEFAULT_CHOICE,
    () => DEFAULT_CHOICE,
  )
}

/** The logo, or null when there is none or it does not load. */
async function loadLogo(url: string | null) {
  if (!url) return null

  const image = new Image()
  // A picture of another site without CORS would taint the canvas, which then cannot be saved.
  image.crossOrigin = 'anonymous'
  image.src = url
  return image.decode().then(
    () => image,
    () => null,
  )
}
