import { join } from 'node:path'
import type { Config } from '../config.ts'
import { makeFolder } from '../startup/open-database.ts'
import { StartError } from '../startup/start-error.ts'
import { StoreUnavailable } from './disk-errors.ts'
import type { FileStore } from './file-store.ts'
import { localFiles } from './local-files.ts'

/** The folder below DATA_DIR, or the bucket of S3_URL; without a bucket, backups have a folder of their own. */
export async function openStores(config: Config): Promise<{ files: FileStore; backups?: FileStore }> {
  if (!config.s3) {
    makeFolder(uploadsFolder(config))
    return { files: localFiles(uploadsFolder(config)) }
  }
  // Loaded only where it is used: it is large.
  const { s3Files } = await import('./s3-files.ts')
  const files = s3Files(config.s3, 'uploads')
  await files.check().catch(refuseWrongSettings)
  return { files, backups: s3Files(config.s3, 'backups') }
}

export const uploadsFolder = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'uploads')

/** Wrong keys or a missing bucket; a store that does not answer now may answer later, and menus do not need it. */
function refuseWrongSettings(error: unknown) {
  const cause = (error as StoreUnavailable).cause as { $metadata?: { httpStatusCode?: number } } & Error
  const status = cause?.$metadata?.httpStatusCode ?? 0
  if (error instanceof StoreUnavailable && status >= 400 && status < 500)
    throw new StartError(
      `The object store of S3_URL refuses access (${cause.name}). Check the bucket, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_REGION.`,
    )
}
