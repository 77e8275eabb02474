import sharp from 'sharp'
import { DECODE_SECONDS, pictureLimits } from '../../core/uploads/make-picture.ts'
import { eraseLeaders } from './erase-leaders.ts'

/** Large enough for small print, small enough to be read in seconds. */
const MAX_WIDTH = 1600
const MAX_HEIGHT = 2200
/** The ground is what is left when the picture is this much smaller. */
const GROUND_SCALE = 16
/** As shares of the ground: what is darker is ink, what is lighter is paper. */
const INK = 0.45
const PAPER = 0.9

/** A photo as black letters on white, upright and evenly lit, as PNG; undefined if it is all grain, which takes minutes to read. */
export async function preparePhoto(source: Buffer) {
  const { data, info } = await sharp(source, pictureLimits)
    .timeout({ seconds: DECODE_SECONDS })
    .rotate()
    .flatten({ background: '#ffffff' })
    .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside' })
    .greyscale()
    .blur(0.9)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const raw = { raw: { width, height, channels: 1 as const } }
  const ground = await sharp(data, raw)
    .resize(Math.ceil(width / GROUND_SCALE), Math.ceil(height / GROUND_SCALE), { fit: 'fill' })
    .median(5)
    .blur(3)
    .resize(width, height, { fit: 'fill' })
    .extractChannel(0)
    .raw()
    .toBuffer()

  whiten(data, ground)
  const canBeText = eraseLeaders(data, width)
  if (!canBeText) return undefined
  return sharp(data, raw).toColourspace('b-w').png({ compressionLevel: 1 }).toBuffer()
}

/** Shadows and grain become white; light letters on a dark board become dark. */
function whiten(pixels: Buffer, ground: Buffer) {
  const isBoard = hasLightInk(pixels, ground)
  for (const [at, value] of pixels.entries()) {
    const around = ground[at] ?? 0
    const share = isBoard ? (255 - value) / Math.max(40, 255 - around) : value / Math.max(40, around)
    pixels[at] = Math.max(0, Math.min(255, (255 * (share - INK)) / (PAPER - INK)))
  }
}

const CONTRAST = 30

function hasLightInk(pixels: Buffer, ground: Buffer) {
  let balance = 0
  for (const [at, value] of pixels.entries()) {
    const difference = value - (ground[at] ?? 0)
    if (difference > CONTRAST) balance++
    if (difference < -CONTRAST) balance--
  }
  return balance > 0
}
