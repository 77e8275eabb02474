import type { Db } from '../../db/connect.ts'
import type { Platform } from '../../platform.ts'
import { insertUploads, type NewUpload } from './queries.ts'
import { removePicture } from './store-picture.ts'

/** Makes stored pictures known in one transaction with the change they are for; when it fails, they are gone. */
export async function commitUploads<T>(
  { db, files }: Platform,
  uploads: NewUpload[],
  change: (db: Db) => Promise<T>,
) {
  try {
    return await db.transaction().execute(async (db) => {
      const changed = await change(db)
      await insertUploads(db, uploads)
      return changed
    })
  } catch (error) {
    await Promise.all(uploads.map(({ path }) => removePicture(files, path)))
    throw error
  }
}
