import { platformAnalyticsApi as api } from '@thela/contract/admin/platform-analytics'
import { coalesceCalls } from '../../../concurrency/coalesce-calls.ts'
import { askFor, type Place } from '../../../db/replica.ts'
import type { FeatureRoutes } from '../../../http/feature-routes.ts'
import { route } from '../../../http/route.ts'
import { readOneVendor } from './read-one-vendor.ts'
import { type PlatformQuery, readPlatform } from './read-platform.ts'

export const platformAnalyticsRoutes: FeatureRoutes = (app, platform) => {
  const { reads } = platform
  const readAll = coalesceCalls(({ place, query }: { place: Place; query: PlatformQuery }) =>
    reads.askAt(place, (db) => readPlatform({ ...platform, db }, query)),
  )

  route(app, api.readPlatform, async ({ caller, query }) =>
    readAll({ place: await reads.chooseFor(caller.id), query }),
  )
  route(app, api.readVendor, ({ caller, params, query }) =>
    askFor(reads, caller.id, (db) => readOneVendor(db, params.id, query.period)),
  )
}
