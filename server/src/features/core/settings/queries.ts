import { PublicSettings } from '@thela/contract/core/platform'
import type { Db } from '../../../db/connect.ts'

/** The saved settings; undefined until an administrator has saved them once. */
export const findSavedSettings = (db: Db) => selectSettings(db).executeTakeFirst()

/** The saved settings, locked until the transaction ends. */
export const lockSavedSettings = (db: Db) => selectSettings(db).forUpdate().executeTakeFirst()

const columns = Object.keys(PublicSettings.shape) as (keyof PublicSettings)[]

function selectSettings(db: Db) {
  return db
    .selectFrom('platformSettings')
    .select(columns)
    .$narrowType<{ allowedFileTypes: PublicSettings['allowedFileTypes'] }>()
}

export function upsertSettings(db: Db, settings: PublicSettings) {
  const row = { ...settings, savedAt: new Date().toISOString() }

  return db
    .insertInto('platformSettings')
    .values(row)
    .onConflict((conflict) => conflict.column('onlyRow').doUpdateSet(row))
    .execute()
}
