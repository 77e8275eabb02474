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

/** Valid but unusual pictures, and photos with dangerous file names. */
export async function makeOddPictures({ jpeg, png }: Photos) {
  const frames = Buffer.from(Array.from({ length: 40 * 800 * 3 }, (_, n) => (n >> 9) % 256))
  const animated = () => sharp(frames, { raw: { width: 40, height: 800, channels: 3, pageHeight: 40 } })

  return [
    { title: 'an animated GIF', name: 'a.gif', bytes: await animated().gif({ loop: 0 }).toBuffer() },
    { title: 'an animated WebP', name: 'a.webp', bytes: await animated().webp({ loop: 0 }).toBuffer() },
    {
      title: 'a CMYK photo',
      name: 'a.jpg',
      bytes: await photo().toColourspace('cmyk').jpeg().toBuffer(),
    },
    {
      title: 'a photo with 16 bits per channel',
      name: 'a.png',
      bytes: await photo().toColourspace('rgb16').png().toBuffer(),
    },
    {
      title: 'a sideways photo',
      name: 'a.jpg',
      bytes: await photo().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    },
    { title: 'a picture of one pixel', name: 'a.gif', bytes: await photo().resize(1, 1).gif().toBuffer() },
    {
      title: 'a picture of 1 by 15,000 pixels',
      name: 'a.png',
      bytes: await photo().resize(1, 15_000, { fit: 'fill' }).png().toBuffer(),
    },
    ...names.map((name, index) => ({
      title: `a photo named ${JSON.stringify(name.slice(0, 30))}`,
      name,
      bytes: index % 2 ? jpeg : png,
    })),
  ]
}
