import type { Caller } from '../../../caller.ts'
import { notFound } from '../../../http/errors.ts'
import type { Platform } from '../../../platform.ts'
import { recordChange } from '../audit-logs/record-change.ts'
import { chooseFolder } from './folders.ts'
import { deleteUpload } from './queries.ts'
import { removePicture } from './store-picture.ts'

/** Deletes the caller's own picture: the row decides who owns it, the folder only whether they may ask (DEC-044). */
export async function removeImage({ db, files }: Platform, caller: Caller, path: string) {
  const folder = /^(.+)\/[^/]+$/.exec(path)?.[1]
  if (!folder) throw notFound('Image')
  const { vendorId } = chooseFolder(caller, folder)

  await db.transaction().execute(async (db) => {
    const oldValues = await deleteUpload(db, vendorId, path)
    await recordChange(db, caller, { action: 'DELETE', entity: 'UPLOAD', entityId: path, oldValues })
  })
  await removePicture(files, path)
}
