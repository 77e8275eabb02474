import { scanRGBABuffer } from '@undecaf/zbar-wasm'
import jsqr from 'jsqr'
import sharp from 'sharp'

export async function pixelsOf(png: Buffer) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const colourAt = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4).subarray(0, 3)]
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height, colourAt }
}

/** What one decoder finds in an image, and where. */
export async function readQrCode(png: Buffer) {
  const { data, width, height } = await pixelsOf(png)
  const decode = jsqr as unknown as typeof jsqr.default
  const found = decode(data, width, height)
  if (!found) throw new Error('No code can be read')
  return found
}

/** What two different decoders find in an image. */
export async function readQrCodeTwice(png: Buffer) {
  const { data, width, height } = await pixelsOf(png)
  const decode = jsqr as unknown as typeof jsqr.default
  const [symbol] = await scanRGBABuffer(data.buffer as ArrayBuffer, width, height)
  return [decode(data, width, height)?.data, symbol?.decode()]
}
