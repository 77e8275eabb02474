import { file, type Photos, photo, script, svg } from './photo.ts'
import { plainText, png as pngOf, zippedText } from './png.ts'

/** Pictures that are also another kind of file, or contain hidden data. */
export async function makeHidingFiles({ jpeg, png, gif }: Photos) {
  const exif = {
    IFD0: { Copyright: 'hidden-name' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '21/1 10/1 0/1' },
  }
  const chunks = [plainText(script), zippedText(script)]

  return [
    file('a GIF that is a script', 'a.gif', 'GIF89a/*\0\0\0*/=1;alert(document.domain)//'),
    file('a GIF that is an SVG', 'a.gif', `GIF89a${svg(script)}`),
    file('a JPEG that is HTML', 'a.jpg', `\xff\xd8\xff\xe0${script}`),
    {
      title: 'a photo with an appended archive',
      name: 'a.jpg',
      bytes: after(jpeg, 'PK\x03\x04hidden-archive'),
    },
    { title: 'a photo with appended HTML', name: 'a.png', bytes: after(png, `<html>${script}`) },
    { title: 'a photo with appended PHP', name: 'a.gif', bytes: after(gif, '<?php phpinfo(); ?>') },
    { title: 'a photo with PHP in a comment', name: 'a.jpg', bytes: withComment(jpeg) },
    {
      title: 'a photo with HTML in its text chunks',
      name: 'a.png',
      bytes: pngOf({ width: 8, height: 8, rows: 8, chunks }),
    },
    { title: 'a JPEG with GPS data', name: 'a.jpg', bytes: await photo().withExif(exif).jpeg().toBuffer() },
    {
      title: 'a WebP with GPS data',
      name: 'a.webp',
      bytes: await photo().withExif(exif).webp().toBuffer(),
    },
    { title: 'a PNG with GPS data', name: 'a.png', bytes: await photo().withExif(exif).png().toBuffer() },
    {
      title: 'a JPEG with XMP data',
      name: 'a.jpg',
      bytes: await photo().withXmp(`<x>${script}</x>`).jpeg().toBuffer(),
    },
  ]
}

const after = (bytes: Buffer, more: string) => Buffer.concat([bytes, Buffer.from(more, 'latin1')])

function withComment(jpeg: Buffer) {
  const comment = Buffer.from('<?php system($_GET["c"]); ?>')
  const head = Buffer.from([255, 216, 255, 254, 0, comment.length + 2])
  return Buffer.concat([head, comment, jpeg.subarray(2)])
}
