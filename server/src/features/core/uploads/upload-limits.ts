import type { Db } from '../../../db/connect.ts'
import { readSettings } from '../settings/read-settings.ts'
import type { PictureType } from './picture-type.ts'

export type UploadLimits = { megabytes: number; maxBytes: number; types: PictureType[] }

/** The maximum size and the allowed types of pictures in the current settings (DEC-041, DEC-042). */
export async function readUploadLimits(db: Db): Promise<UploadLimits> {
  const { maxFileSize, allowedFileTypes } = await readSettings(db)
  return { megabytes: maxFileSize, maxBytes: Math.round(maxFileSize * 1024 * 1024), types: allowedFileTypes }
}
