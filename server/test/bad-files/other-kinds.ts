import { gzipSync } from 'node:zlib'
import { file, photo, script, svg } from './photo.ts'

const filler = '\0'.repeat(60)

/** Files that are not pictures, or pictures of a type that is not accepted. */
export async function makeOtherKinds() {
  return [
    file('a text file', 'a.png', 'just words'),
    file('a web page', 'a.png', `<!doctype html>${script}`),
    file('a web page after a blank line', 'a.gif', `\n\n<html>${script}`),
    file('a style sheet', 'a.jpg', 'body{background:url(//evil)}'),
    file('a PHP program', 'a.jpg', '<?php system($_GET["c"]); ?>'),
    file('a Windows program', 'a.png', `MZ${filler}`),
    file('a Linux program', 'a.png', `\x7fELF${filler}`),
    file('an archive', 'a.jpg', `PK\x03\x04${filler}`),
    file('a PDF', 'a.jpg', '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj'),
    file('a video', 'a.jpg', '\0\0\0\x18ftypmp42\0\0\0\0mp42isom'),
    file('a sound file', 'a.webp', `RIFF\x24\0\0\0WAVEfmt ${filler}`),
    file('an SVG', 'a.svg', svg('<rect width="9" height="9"/>')),
    file('an SVG named as a photo', 'a.png', svg('<rect width="9" height="9"/>')),
    file('an SVG with a script', 'a.svg', svg(script)),
    file(
      'an SVG that reads files',
      'a.svg',
      `<!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('&x;')}`,
    ),
    file('an SVG that loads a URL', 'a.svg', svg('<image href="http://127.0.0.1/x"/>')),
    { title: 'a gzipped SVG', name: 'a.svgz', bytes: gzipSync(svg(script)) },
    { title: 'a TIFF', name: 'a.jpg', bytes: await photo().resize(64).tiff().toBuffer() },
    { title: 'an AVIF', name: 'a.jpg', bytes: await photo().resize(64).avif({ effort: 0 }).toBuffer() },
    file('a BMP', 'a.bmp', `BM${filler}`),
    file('an icon', 'a.ico', `\0\0\x01\0\x01\0${filler}`),
    file('a Photoshop file', 'a.psd', `8BPS\0\x01${filler}`),
    file('a JPEG 2000', 'a.jp2', `\0\0\0\x0cjP  \r\n\x87\n${filler}`),
    file('a JPEG XL', 'a.jxl', `\xff\x0a${filler}`),
    file('an HEIC', 'a.heic', `\0\0\0\x18ftypheic${filler}`),
  ]
}
