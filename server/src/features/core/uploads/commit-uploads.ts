import type { Db } from '../../../db/connect.ts'
import type { Platform } from '../../../platform.ts'
import { insertUploads, type NewUpload } from './queries.ts'
import { chargeQuota } from './quota/quota.ts'
import { removePicture } from './store-picture.ts'

/** Charges the quota and inserts the rows of stored pictures in one transaction with their change, or removes the files. */
export async function commitUploads<T>(
  { db, files }: Platform,
  uploads: NewUpload[],
  change: (db: Db) => Promise<T>,
) {
  try {
    return await db.transaction().execute(async (db) => {
      await chargeQuota(db, uploads[0]?.vendorId ?? null, sizeOf(uploads))
      const changed = await change(db)
      await insertUploads(db, uploads)
      return changed
    })
  } catch (error) {
    await Promise.all(uploads.map(({ path }) => removePicture(files, path)))
    throw error
  }
}

const sizeOf = (uploads: NewUpload[]) => ({
  files: uploads.length,
  bytes: uploads.reduce((sum, { bytes }) => sum + bytes, 0),
})
