import { buffer } from 'node:stream/consumers'
import type { ImageFormat } from '@thela/contract/core/uploads'
import sharp from 'sharp'
import type { FileStore } from '../../../files/file-store.ts'
import { notFound } from '../../../http/errors.ts'
import type { Platform } from '../../../platform.ts'
import { ownerOf, type Person } from './folders.ts'
import { DECODE_SECONDS, PICTURE_WIDTHS } from './make-picture.ts'
import { addBytes, findUpload, lockUpload } from './queries.ts'
import { chargeQuota } from './quota/quota.ts'
import { pictureFile } from './store-picture.ts'

type Wish = { width?: number; height?: number; format: ImageFormat }
type Kept = { path: string; width: number; format: ImageFormat }

/** The smallest stored width that is large enough; other formats are created on first request, and stored. */
export async function optimizeImage(platform: Platform, person: Person, path: string, wish: Wish) {
  const owner = ownerOf(person)
  const upload = await findUpload(platform.db, owner, path)
  const kept = { path, width: chooseWidth(upload, wish), format: wish.format }
  const name = pictureFile(path, kept.width, wish.format)
  const bytes = (await readPicture(platform.files, name)) ?? (await convertOnce(platform, owner, kept))

  const size = await sharp(bytes).metadata()
  return {
    url: `/uploads/${name}`,
    format: wish.format,
    width: size.width,
    height: size.height,
    size: bytes.length,
  }
}

/** A new file counts towards the quota once: a concurrent request waits and finds it. */
function convertOnce({ db, files }: Platform, owner: string | null, { path, width, format }: Kept) {
  const name = pictureFile(path, width, format)

  return db.transaction().execute(async (db) => {
    await lockUpload(db, path)
    const found = await readPicture(files, name)
    if (found) return found

    const source = await readPicture(files, pictureFile(path, width, 'webp'))
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

/** At most 800 pixels wide, so it may be read whole. */
async function readPicture(files: FileStore, name: string) {
  const file = await files.open(name)
  return file && buffer(file.content)
}

function chooseWidth(upload: { width: number; height: number }, { width = 0, height = 0 }: Wish) {
  if (!width && !height) return PICTURE_WIDTHS[0]
  const needed = Math.max(width, (height * upload.width) / upload.height)
  return PICTURE_WIDTHS.findLast((kept) => kept >= needed) ?? PICTURE_WIDTHS[0]
}
