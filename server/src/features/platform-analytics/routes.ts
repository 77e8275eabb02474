import { platformAnalyticsApi as api } from '@thela/contract/platform-analytics'
import type { FeatureRoutes } from '../../http/feature-routes.ts'
import { route } from '../../http/route.ts'
import { readOneVendor } from './read-one-vendor.ts'
import { readPlatform } from './read-platform.ts'

export const platformAnalyticsRoutes: FeatureRoutes = (app, platform) => {
  route(app, api.readPlatform, ({ query }) => readPlatform(platform, query))
  route(app, api.readVendor, ({ params, query }) => readOneVendor(platform.db, params.id, query.period))
}
