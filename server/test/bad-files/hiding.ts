import { file, type Photos, photo, script, svg } from './photo.ts'
import { plainText, png as pngOf, zippedText } from './png.ts'

/** Pictures that are something else as well, or say more than they show. */
export async function makeHidingFiles({ jpeg, png, gif }: Photos) {
  const exif = {
    IFD0: { Copyright: 'hidden-name' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '21/1 10/1 0/1' },
  }
  const chunks = [plainText(script), zippedText(script)]

  return [
    file('a GIF that is a program', 'a.gif', 'GIF89a/*\0\0\0*/=1;alert(document.domain)//'),
    file('a GIF that is a drawing', 'a.gif', `GIF89a${svg(script)}`),
    file('a JPEG that is a page', 'a.jpg', `\xff\xd8\xff\xe0${script}`),
    {
      title: 'a photo with an archive behind it',
      name: 'a.jpg',
      bytes: after(jpeg, 'PK\x03\x04hidden-archive'),
    },
    { title: 'a photo with a page behind it', name: 'a.png', bytes: after(png, `<html>${script}`) },
    { title: 'a photo with a program behind it', name: 'a.gif', bytes: after(gif, '<?php phpinfo(); ?>') },
    { title: 'a photo with a program in a comment', name: 'a.jpg', bytes: withComment(jpeg) },
    {
      title: 'a photo with a page in its text',
      name: 'a.png',
      bytes: pngOf({ width: 8, height: 8, rows: 8, chunks }),
    },
    { title: 'a JPEG that says where', name: 'a.jpg', bytes: await photo().withExif(exif).jpeg().toBuffer() },
    {
      title: 'a WebP that says where',
      name: 'a.webp',
      bytes: await photo().withExif(exif).webp().toBuffer(),
    },
    { title: 'a PNG that says where', name: 'a.png', bytes: await photo().withExif(exif).png().toBuffer() },
    {
      title: 'a JPEG with notes',
      name: 'a.jpg',
      bytes: await photo().withXmp(`<x>${script}</x>`).jpeg().toBuffer(),
    },
  ]
}

const after = (bytes: Buffer, more: string) => Buffer.concat([bytes, Buffer.from(more, 'latin1')])

function withComment(jpeg: Buffer) {
  const words = Buffer.from('<?php system($_GET["c"]); ?>')
  const head = Buffer.from([255, 216, 255, 254, 0, words.length + 2])
  return Buffer.concat([head, words, jpeg.subarray(2)])
}
