import { file, type Photos, withBytes } from './photo.ts'
import { png as pngOf } from './png.ts'

/** Pictures that are truncated or damaged. */
export function makeBrokenFiles(photos: Photos) {
  const { jpeg, png, webp } = photos
  const unfinished = Object.entries(photos).flatMap(([kind, bytes]) => [
    { title: `the first bytes of a ${kind}`, name: `a.${kind}`, bytes: bytes.subarray(0, 12) },
    { title: `half a ${kind}`, name: `a.${kind}`, bytes: bytes.subarray(0, bytes.length / 2) },
  ])

  return [
    ...unfinished,
    { title: 'a PNG whose size was changed', name: 'a.png', bytes: withBytes(png, 16, [0, 0, 9, 9]) },
    { title: 'a PNG damaged inside', name: 'a.png', bytes: withBytes(png, png.length / 2, [1, 2, 3, 4]) },
    { title: 'a JPEG damaged inside', name: 'a.jpg', bytes: withBytes(jpeg, jpeg.length / 2, [255, 217]) },
    { title: 'a WebP damaged inside', name: 'a.webp', bytes: withBytes(webp, 30, [255, 255, 255, 255]) },
    { title: 'a PNG of size 0', name: 'a.png', bytes: pngOf({ width: 0, height: 0 }) },
    file('a WebP of noise', 'a.webp', `RIFF\x40\0\0\0WEBPVP8 ${'\x55'.repeat(60)}`),
    file('a JPEG of noise', 'a.jpg', `\xff\xd8\xff\xe0${'\x55'.repeat(600)}`),
  ]
}
