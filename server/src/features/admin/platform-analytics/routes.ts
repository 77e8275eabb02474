import { platformAnalyticsApi as api } from '@thela/contract/admin/platform-analytics'
import { coalesceCalls } from '../../../concurrency/coalesce-calls.ts'
import type { FeatureRoutes } from '../../../http/feature-routes.ts'
import { route } from '../../../http/route.ts'
import { sayWhileCounting } from '../../analytics/rollups/rebuild/say-while-counting.ts'
import { readOneVendor } from './read-one-vendor.ts'
import { type PlatformQuery, readPlatform } from './read-platform.ts'

export const platformAnalyticsRoutes: FeatureRoutes = (app, platform) => {
  const readAll = coalesceCalls(
    sayWhileCounting(platform.db, (query: PlatformQuery) => readPlatform(platform, query)),
  )

  route(app, api.readPlatform, ({ query }) => readAll(query))
  route(app, api.readVendor, ({ params, query }) => readOneVendor(platform.db, params.id, query.period))
}
