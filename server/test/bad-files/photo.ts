import sharp from 'sharp'

export type Photos = { jpeg: Buffer; png: Buffer; webp: Buffer; gif: Buffer }

/** Always the same 640 by 480 picture, with varied content everywhere. */
export const photo = () => sharp(pixels, { raw: { width: 640, height: 480, channels: 3 } })

const pixels = Buffer.from(
  Array.from({ length: 640 * 480 * 3 }, (_, n) => {
    const [x, y] = [Math.floor(n / 3) % 640, Math.floor(n / 3 / 640)]
    return (x * (1 + (n % 3)) + y * 2 + ((x * y) >> 6)) % 256
  }),
)

export async function takePhotos(): Promise<Photos> {
  return {
    jpeg: await photo().jpeg().toBuffer(),
    png: await photo().png().toBuffer(),
    webp: await photo().webp().toBuffer(),
    gif: await photo().gif().toBuffer(),
  }
}

export function withBytes(bytes: Buffer, at: number, values: number[]) {
  const copy = Buffer.from(bytes)
  copy.set(values, Math.floor(at))
  return copy
}

export const file = (title: string, name: string, content: string) => ({
  title,
  name,
  bytes: Buffer.from(content, 'latin1'),
})

export const script = '<script>alert(document.domain)</script>'

export const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">${inside}</svg>`
