import jsqr from 'jsqr'
import sharp from 'sharp'

/** The text that a phone reads from a QR code. */
export async function readQrCode(picture: Buffer) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const decode = jsqr as unknown as typeof jsqr.default
  return decode(new Uint8ClampedArray(data), info.width, info.height)?.data
}
