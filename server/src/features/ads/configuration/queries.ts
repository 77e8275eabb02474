import type { AdConfig } from '@thela/contract/ads/configuration'
import type { Db } from '../../../db/connect.ts'

export type SavedConfig = { config: AdConfig; savedAt: string }

/** Undefined until an administrator has saved it once. */
export const findSavedConfig = (db: Db): Promise<SavedConfig | undefined> =>
  selectConfig(db).executeTakeFirst()

export const lockSavedConfig = (db: Db): Promise<SavedConfig | undefined> =>
  selectConfig(db).forUpdate().executeTakeFirst()

export function upsertConfig(db: Db, config: AdConfig, savedAt: string) {
  const row = { config: JSON.stringify(config), savedAt }

  return db
    .insertInto('adConfiguration')
    .values(row)
    .onConflict((conflict) => conflict.column('onlyRow').doUpdateSet(row))
    .execute()
}

const selectConfig = (db: Db) =>
  db.selectFrom('adConfiguration').select(['config', 'savedAt']).$narrowType<{ config: AdConfig }>()
