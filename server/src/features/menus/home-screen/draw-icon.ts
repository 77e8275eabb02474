import { buffer } from 'node:stream/consumers'
import type { MenuIcon } from '@thela/contract/menus/home-screen'
import sharp from 'sharp'
import type { FileStore } from '../../../files/file-store.ts'
import { DECODE_SECONDS, pictureLimits } from '../../core/uploads/make-picture.ts'

export type IconLook = { logoUrl: string | null; letter: string; ground: string }

/** A launcher may cut a maskable icon to a circle of this part of its width. */
const SAFE_PART = 0.8
const LETTER_PART = 0.5

/** The logo on the colour of the menu, or without one the first letter of the name. */
export async function drawIcon(files: FileStore, { logoUrl, letter, ground }: IconLook, icon: MenuIcon) {
  const [purpose, size] = icon.split('-')
  const width = Number(size)
  const logo = await readLogo(files, logoUrl)
  const drawing = logo
    ? await fitLogo(logo, purpose === 'any' ? 'square' : 'circle', width)
    : ((await drawLetter(letter, width * LETTER_PART)) ?? (await drawStall(width * LETTER_PART)))

  return sharp({ create: { width, height: width, channels: 3, background: ground } })
    .composite([{ input: drawing }])
    .removeAlpha()
    .png()
    .toBuffer()
}

/** Only from our own store: the server fetches nothing from elsewhere. */
async function readLogo(files: FileStore, url: string | null) {
  const path = /^\/uploads\/(.+\.webp)$/.exec(url ?? '')?.[1]
  const file = path && (await files.open(path))
  return file ? buffer(file.content) : undefined
}

/** On white where it is transparent, as in the menu. */
async function fitLogo(logo: Buffer, shape: 'square' | 'circle', width: number) {
  const { width: w, height: h } = await sharp(logo, pictureLimits).metadata()
  const scale = shape === 'square' ? width / Math.max(w, h) : (width * SAFE_PART) / Math.hypot(w, h)
  return sharp(logo, pictureLimits)
    .timeout({ seconds: DECODE_SECONDS })
    .flatten({ background: '#ffffff' })
    .resize(atLeastOne(w * scale), atLeastOne(h * scale), { fit: 'fill' })
    .png()
    .toBuffer()
}

const atLeastOne = (length: number) => Math.max(1, Math.floor(length))

const font = 'sans bold'

/** Undefined where this machine has no font for it. */
async function drawLetter(letter: string, width: number) {
  if (!letter || (await isMissing(letter))) return undefined

  const text = `<span foreground="white">${letter}</span>`
  const size = { width: Math.floor(width), height: Math.floor(width) }
  return sharp({ text: { text, font, rgba: true, ...size } })
    .png()
    .toBuffer()
}

/** A letter that no font has is drawn as a box with its number: as large as that of a number that no letter has. */
async function isMissing(letter: string) {
  const [first = ''] = letter
  const [drawn, box] = await Promise.all([measure(first), measure(first.length > 1 ? '\u{1ffff}' : '\u0378')])
  return drawn.info.width === box.info.width && drawn.firstRow.equals(box.firstRow)
}

async function measure(text: string) {
  const { data, info } = await sharp({ text: { text, font, dpi: 300 } })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { info, firstRow: data.subarray(0, info.width * info.channels) }
}

/** The stall of the site's own icon. */
const drawStall = (width: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.floor(width)}" height="${Math.floor(width)}" viewBox="3.5 4 25 25"><g fill="none" stroke="#fff" stroke-width="2.8" stroke-linecap="round"><path d="M11 8.5H5.5"/><rect x="11" y="6" width="15" height="15" rx="4"/></g><g fill="#fff"><rect x="15.2" y="10.2" width="6.6" height="6.6" rx="1.6"/><circle cx="14.2" cy="25.6" r="2.3"/><circle cx="22.8" cy="25.6" r="2.3"/></g></svg>`,
    ),
  )
    .png()
    .toBuffer()
