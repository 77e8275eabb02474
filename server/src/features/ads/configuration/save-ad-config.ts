import type { AdConfig } from '@thela/contract/ads/configuration'
import { defaultAdConfig } from '@thela/contract/ads/default-configuration'
import type { Db } from '../../../db/connect.ts'
import { type Actor, recordChange } from '../../core/audit-logs/record-change.ts'
import { lockSavedConfig, upsertConfig } from './queries.ts'
import { sourceOf } from './read-ad-config.ts'

/** Saved values are in effect from now on, instead of the built-in ones unless these are chosen (DEC-101, DEC-230). */
export async function saveAdConfig(db: Db, admin: Actor, config: AdConfig) {
  const updatedAt = new Date().toISOString()
  await db.transaction().execute(async (db) => {
    const before = await lockSavedConfig(db)
    await upsertConfig(db, config, updatedAt)
    await recordChange(db, admin, {
      action: 'UPDATE',
      entity: 'AD_CONFIG',
      entityId: 'platform',
      oldValues: before?.config,
      newValues: config,
    })
  })
  return { config, source: sourceOf(config), updatedAt }
}

export const resetAdConfig = (db: Db, admin: Actor) => saveAdConfig(db, admin, defaultAdConfig)
