import type { ImageFormat } from '@thela/contract/core/uploads'
import sharp from 'sharp'
import { notFound } from '../../../http/errors.ts'
import type { Platform } from '../../../platform.ts'
import { ownerOf, type Person } from './folders.ts'
import { DECODE_SECONDS, PICTURE_WIDTHS } from './make-picture.ts'
import { addBytes, findUpload, lockUpload } from './queries.ts'
import { chargeQuota } from './quota/quota.ts'
import { fileOf } from './store-picture.ts'

type Wish = { width?: number; height?: number; format: ImageFormat }
type Kept = { path: string; width: number; format: ImageFormat }

/** The smallest kept width that fills what is asked; other formats are made when first asked for, and kept. */
export async function optimizeImage(platform: Platform, person: Person, path: string, wish: Wish) {
  const owner = ownerOf(person)
  const upload = await findUpload(platform.db, owner, path)
  const kept = { path, width: chooseWidth(upload, wish), format: wish.format }
  const name = fileOf(path, kept.width, wish.format)
  const bytes = (await platform.files.read(name)) ?? (await convertOnce(platform, owner, kept))

  const size = await sharp(bytes).metadata()
  return {
    url: `/uploads/${name}`,
    format: wish.format,
    width: size.width,
    height: size.height,
    size: bytes.length,
  }
}

/** A made file counts towards the quota, once: whoever asks at the same time waits and finds it there. */
function convertOnce({ db, files }: Platform, owner: string | null, { path, width, format }: Kept) {
  const name = fileOf(path, width, format)

  return db.transaction().execute(async (db) => {
    await lockUpload(db, path)
    const found = await files.read(name)
    if (found) return found

    const source = await files.read(fileOf(path, width, 'webp'))
    if (!source) throw notFound('Image')
    const made = await sharp(source)
      .timeout({ seconds: DECODE_SECONDS })
      .flatten({ background: '#ffffff' })
      .toFormat(format)
      .toBuffer()
    await chargeQuota(db, owner, { files: 0, bytes: made.length })
    await addBytes(db, path, made.length)
    await files.save(name, made)
    return made
  })
}

function chooseWidth(upload: { width: number; height: number }, { width = 0, height = 0 }: Wish) {
  if (!width && !height) return PICTURE_WIDTHS[0]
  const needed = Math.max(width, (height * upload.width) / upload.height)
  return PICTURE_WIDTHS.findLast((kept) => kept >= needed) ?? PICTURE_WIDTHS[0]
}
