import { adConfigurationApi as api } from '@thela/contract/ads/configuration'
import type { FeatureRoutes } from '../../../http/feature-routes.ts'
import { route } from '../../../http/route.ts'
import { readAdConfig, readPublicAdConfig } from './read-ad-config.ts'
import { resetAdConfig, saveAdConfig } from './save-ad-config.ts'

export const adConfigurationRoutes: FeatureRoutes = (app, { db, config }) => {
  route(app, api.read, () => readAdConfig(db))
  route(app, api.readPublic, () => readPublicAdConfig(db, config.adsense))

  route(app, api.update, async ({ caller, body }) => ({
    ...(await saveAdConfig(db, caller, body)),
    message: 'Ad configuration updated successfully!',
  }))

  route(app, api.reset, async ({ caller }) => ({
    ...(await resetAdConfig(db, caller)),
    message: 'Configuration reset to defaults!',
  }))
}
