import { builtInSettings, platformApi } from '@thela/contract/core/platform'
import { settingsApi } from '@thela/contract/core/settings'
import type { FeatureRoutes } from '../../../http/feature-routes.ts'
import { route } from '../../../http/route.ts'
import { findSavedSettings } from './queries.ts'
import { defaultSettings, readSettings } from './read-settings.ts'
import { resetSettings, saveSettings } from './save-settings.ts'

export const settingsRoutes: FeatureRoutes = (app, platform) => {
  const { db, config, mailer } = platform

  route(app, platformApi.readSettings, async () => ({
    settings: await readSettings(db),
    timeZone: config.timeZone,
  }))

  route(app, settingsApi.read, async () => {
    const saved = await findSavedSettings(db)
    const { maxFileSize, allowedFileTypes } = saved ?? builtInSettings
    return {
      settings: saved ?? defaultSettings,
      defaults: defaultSettings,
      saved: saved !== undefined,
      effective: { maxFileSize, allowedFileTypes },
      mailConfigured: mailer.isConfigured,
    }
  })

  route(app, settingsApi.update, async ({ caller, body }) => ({
    settings: await saveSettings(platform, caller, body),
    message: 'Settings updated successfully!',
  }))

  route(app, settingsApi.reset, async ({ caller }) => ({
    settings: await resetSettings(platform, caller),
    message: 'Settings reset to defaults successfully!',
  }))
}
