import type { Caller } from '../../../caller.ts'
import type { Db } from '../../../db/connect.ts'
import type { ReceivedFile } from '../../../files/received-file.ts'
import { isRefusedFile, refusedFile } from '../../../http/errors.ts'
import type { Platform } from '../../../platform.ts'
import { recordChange } from '../audit-logs/record-change.ts'
import { commitUploads } from './commit-uploads.ts'
import { chooseFolder } from './folders.ts'
import { presentUpload } from './present-upload.ts'
import type { NewUpload } from './queries.ts'
import { removePicture } from './store-picture.ts'
import { storeUpload } from './store-upload.ts'
import type { UploadLimits } from './upload-limits.ts'

type Sent = { folder: string | undefined; files: ReceivedFile[]; limits: UploadLimits }

/** Stores the valid pictures and reports what is wrong with the others. */
export async function uploadImages(platform: Platform, caller: Caller, { folder, files, limits }: Sent) {
  if (files.length === 0) throw refusedFile('No image file provided')
  const shelf = chooseFolder(caller, folder)

  const outcomes = await Promise.allSettled(
    files.map((file) => storeUpload(platform, shelf, { file, limits })),
  )
  const stored = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
  const errors = outcomes.flatMap((outcome, index) =>
    outcome.status === 'rejected' ? [{ name: files[index]?.name ?? '', reason: outcome.reason }] : [],
  )
  await stopAtFault(platform, stored, errors)
  if (stored.length > 0) await commitUploads(platform, stored, (db) => record(db, caller, stored))

  return {
    files: stored.map(presentUpload),
    errors: errors.map(({ name, reason }) => ({ name, error: reason.message })),
  }
}

type Failure = { name: string; reason: Error }

/** A refused file does not affect the others; after any other failure, such as a full quota, nothing is stored. */
async function stopAtFault({ files }: Platform, stored: NewUpload[], errors: Failure[]) {
  const fault = errors.find(({ reason }) => !isRefusedFile(reason))
  if (!fault) return

  await Promise.all(stored.map(({ path }) => removePicture(files, path)))
  throw fault.reason
}

function record(db: Db, caller: Caller, stored: NewUpload[]) {
  return recordChange(db, caller, {
    action: 'CREATE',
    entity: 'UPLOAD',
    entityId: stored[0]?.path ?? '',
    newValues: { paths: stored.map(({ path }) => path) },
  })
}
