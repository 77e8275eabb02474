import { type Photos, withBytes } from './photo.ts'
import { png, zippedText } from './png.ts'

/** Small files that would decompress to enormous pictures. */
export function makeBombs({ jpeg, gif, webp }: Photos) {
  const frame = jpeg.indexOf(Buffer.from([255, 192]))
  const [huge, all] = [65_535, [255, 255, 255, 255]]

  return [
    {
      title: 'a PNG that claims 50,000 by 50,000',
      name: 'a.png',
      bytes: png({ width: 50_000, height: 50_000 }),
    },
    {
      title: 'a PNG that claims to be 2^31 wide',
      name: 'a.png',
      bytes: png({ width: 2 ** 31 - 1, height: 1 }),
    },
    {
      title: 'a PNG that unpacks to 400 megapixels',
      name: 'a.png',
      bytes: png({ width: 20_000, height: 20_000, rows: 20_000 }),
    },
    {
      title: 'a PNG whose text unpacks to 20 MB',
      name: 'a.png',
      bytes: png({ width: 8, height: 8, rows: 8, chunks: [zippedText(' '.repeat(20_000_000))] }),
    },
    { title: `a JPEG that claims ${huge} by ${huge}`, name: 'a.jpg', bytes: withBytes(jpeg, frame + 5, all) },
    { title: `a GIF that claims ${huge} by ${huge}`, name: 'a.gif', bytes: withBytes(gif, 6, all) },
    {
      title: 'a WebP that claims 16,383 by 16,383',
      name: 'a.webp',
      bytes: withBytes(webp, 26, [255, 63, 255, 63]),
    },
  ]
}
