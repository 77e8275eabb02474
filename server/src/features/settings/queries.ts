import type { PublicSettings } from '@thela/contract/platform'
import type { Db } from '../../db/connect.ts'

/** The saved settings; nothing until an administrator has saved them once. */
export function findSavedSettings(db: Db) {
  return db
    .selectFrom('platformSettings')
    .select([
      'siteName',
      'siteDescription',
      'maintenanceMode',
      'allowRegistrations',
      'requireEmailVerification',
      'maxFileSize',
      'allowedFileTypes',
    ])
    .$narrowType<{ allowedFileTypes: PublicSettings['allowedFileTypes'] }>()
    .executeTakeFirst()
}
