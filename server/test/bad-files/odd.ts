import sharp from 'sharp'
import { type Photos, photo } from './photo.ts'

const names = [
  'a.php',
  '../../../etc/passwd',
  'a.png\0.exe',
  '..%2f..%2fa.png',
  'a".png',
  'a.svg',
  '',
  'a'.repeat(5000),
]

/** Real pictures of an unusual make, and photos with names that lead astray. */
export async function makeOddPictures({ jpeg, png }: Photos) {
  const frames = Buffer.from(Array.from({ length: 40 * 800 * 3 }, (_, n) => (n >> 9) % 256))
  const moving = () => sharp(frames, { raw: { width: 40, height: 800, channels: 3, pageHeight: 40 } })

  return [
    { title: 'a moving GIF', name: 'a.gif', bytes: await moving().gif({ loop: 0 }).toBuffer() },
    { title: 'a moving WebP', name: 'a.webp', bytes: await moving().webp({ loop: 0 }).toBuffer() },
    {
      title: 'a photo for printers',
      name: 'a.jpg',
      bytes: await photo().toColourspace('cmyk').jpeg().toBuffer(),
    },
    {
      title: 'a photo with 16 bits',
      name: 'a.png',
      bytes: await photo().toColourspace('rgb16').png().toBuffer(),
    },
    {
      title: 'a photo on its side',
      name: 'a.jpg',
      bytes: await photo().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    },
    { title: 'a single dot', name: 'a.gif', bytes: await photo().resize(1, 1).gif().toBuffer() },
    {
      title: 'a thread of 15,000 dots',
      name: 'a.png',
      bytes: await photo().resize(1, 15_000, { fit: 'fill' }).png().toBuffer(),
    },
    ...names.map((name, index) => ({
      title: `a photo called ${JSON.stringify(name.slice(0, 30))}`,
      name,
      bytes: index % 2 ? jpeg : png,
    })),
  ]
}
