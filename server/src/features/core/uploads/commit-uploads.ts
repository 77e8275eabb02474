import type { Db } from '../../../db/connect.ts'
import type { Platform } from '../../../platform.ts'
import { insertUploads, type NewUpload } from './queries.ts'
import { chargeQuota } from './quota/quota.ts'
import { removePicture } from './store-picture.ts'

/** Counts stored pictures and makes them known in one transaction with the change they are for, or removes them. */
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
