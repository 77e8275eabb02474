import type { ImageFormat } from '@thela/contract/uploads'
import sharp from 'sharp'
import { notFound } from '../../http/errors.ts'
import type { Platform } from '../../platform.ts'
import { ownerOf, type Person } from './folders.ts'
import { PICTURE_WIDTHS } from './make-picture.ts'
import { findUpload } from './queries.ts'
import { fileOf } from './store-picture.ts'

type Wish = { width?: number; height?: number; format: ImageFormat }

/** The smallest kept width that fills what is asked; other formats are made when first asked for, and kept. */
export async function optimizeImage({ db, files }: Platform, person: Person, path: string, wish: Wish) {
  const upload = await findUpload(db, ownerOf(person), path)
  const width = chooseWidth(upload, wish)
  const name = fileOf(path, width, wish.format)
  const bytes = (await files.read(name)) ?? (await convert())

  async function convert() {
    const source = await files.read(fileOf(path, width, 'webp'))
    if (!source) throw notFound('Image')
    const made = await sharp(source).flatten({ background: '#ffffff' }).toFormat(wish.format).toBuffer()
    await files.save(name, made)
    return made
  }

  const size = await sharp(bytes).metadata()
  return {
    url: `/uploads/${name}`,
    format: wish.format,
    width: size.width,
    height: size.height,
    size: bytes.length,
  }
}

function chooseWidth(upload: { width: number; height: number }, { width = 0, height = 0 }: Wish) {
  if (!width && !height) return PICTURE_WIDTHS[0]
  const needed = Math.max(width, (height * upload.width) / upload.height)
  return PICTURE_WIDTHS.findLast((kept) => kept >= needed) ?? PICTURE_WIDTHS[0]
}
