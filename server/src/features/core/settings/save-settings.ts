import { builtInSettings, type PublicSettings } from '@thela/contract/core/platform'
import { invalidField } from '../../../http/errors.ts'
import type { Platform } from '../../../platform.ts'
import { differencesOf } from '../audit-logs/differences.ts'
import { type Actor, recordChange } from '../audit-logs/record-change.ts'
import { lockSavedSettings, upsertSettings } from './queries.ts'
import { defaultSettings } from './read-settings.ts'

/** Saves the settings; refuses email verification without a mail server (DEC-149). */
export async function saveSettings({ db, mailer }: Platform, admin: Actor, settings: PublicSettings) {
  if (settings.requireEmailVerification && !mailer.isConfigured)
    throw invalidField(
      'requireEmailVerification',
      'Email verification needs a mail server, and none is configured',
    )

  await db.transaction().execute(async (db) => {
    const before = (await lockSavedSettings(db)) ?? builtInSettings
    await upsertSettings(db, settings)
    await recordChange(db, admin, {
      action: 'UPDATE',
      entity: 'SETTINGS',
      entityId: 'platform',
      ...differencesOf(before, settings),
    })
  })
  return settings
}

/** The defaults count as saved: from now on uploads follow them (DEC-041). */
export const resetSettings = (platform: Platform, admin: Actor) =>
  saveSettings(platform, admin, defaultSettings)
