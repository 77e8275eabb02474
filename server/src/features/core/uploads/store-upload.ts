import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import pLimit from 'p-limit'
import type { ReceivedFile } from '../../../files/received-file.ts'
import { refusedFile } from '../../../http/errors.ts'
import { newId } from '../../../ids.ts'
import type { Platform } from '../../../platform.ts'
import type { UploadFolder } from './folders.ts'
import { makePicture } from './make-picture.ts'
import { pictureTypeOf } from './picture-type.ts'
import type { NewUpload } from './queries.ts'
import { checkQuota } from './quota/quota.ts'
import { storePicture } from './store-picture.ts'
import type { UploadLimits } from './upload-limits.ts'

/** Decoding is heavy: never more than two pictures at a time, so that a burst cannot starve the menus. */
const runLimited = pLimit(2)

/** Checks a received picture and stores it in our sizes; its row is committed by the caller. */
export async function storeUpload(
  { db, files }: Platform,
  shelf: UploadFolder,
  { file, limits }: { file: ReceivedFile | undefined; limits: UploadLimits },
): Promise<NewUpload> {
  if (!file) throw refusedFile('No image file provided')
  if (file.isTooLarge) throw refusedFile(`File size must be less than ${limits.megabytes}MB`)

  await checkQuota(db, shelf.vendorId)
  const picture = await runLimited(() => readPicture(file.path, limits))
  const path = `${shelf.folder}/${newId(20)}`
  await storePicture(files, path, picture)

  return {
    ...shelf,
    path,
    width: picture.width,
    height: picture.height,
    placeholder: picture.placeholder,
    bytes: picture.files.reduce((sum, { bytes }) => sum + bytes.length, 0),
    sha256: createHash('sha256')
      .update((picture.files[0] as { bytes: Buffer }).bytes)
      .digest(),
  }
}

async function readPicture(path: string, { types }: UploadLimits) {
  const bytes = await readFile(path)
  const type = pictureTypeOf(bytes)
  const wrongType = refusedFile(`File type must be one of: ${types.join(', ')}`)
  if (!type || !types.includes(type)) throw wrongType

  return makePicture(bytes).catch((error: Error) => {
    throw /pixel limit/.test(error.message) ? refusedFile('Image must be at most 40 megapixels') : wrongType
  })
}
