import { platformApi } from '@thela/contract/platform'
import type { FeatureRoutes } from '../../http/feature-routes.ts'
import { route } from '../../http/route.ts'
import { readSettings } from './read-settings.ts'

export const settingsRoutes: FeatureRoutes = (app, { db }) => {
  route(app, platformApi.readSettings, async () => ({ settings: await readSettings(db) }))
}
