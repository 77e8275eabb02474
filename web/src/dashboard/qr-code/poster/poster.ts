import { qrLook } from '@thela/contract/vendors/qr-look'
import type { QRCode } from 'qrcode'

export const POSTER_WIDTH = 600
export const POSTER_HEIGHT = 700
export const AWNING_BOTTOM = 84
export const FOOTER_TOP = POSTER_HEIGHT - 48

export type Poster = {
  businessName: string
  siteName: string
  logo: HTMLImageElement | null
  /** The colour of the vendor's theme; white text is readable on it. */
  colour: string
  code: QRCode
  fontFamily: string
}

export type Rectangle = { x: number; y: number; width: number; height: number }

/** Paper is white in every theme; the near-black is that of the code. */
export const paper = qrLook.color.light
export const ink = qrLook.color.dark
export const marigold = '#fa9a0a'
