import { vendorAnalyticsApi as api } from '@thela/contract/analytics/vendor-analytics'
import { askFor } from '../../../db/replica.ts'
import type { FeatureRoutes } from '../../../http/feature-routes.ts'
import { route } from '../../../http/route.ts'
import { readAnalytics, readCategoryViews, readDaily, readStats, readVisitors } from './read-analytics.ts'
import { readToday } from './read-today.ts'

export const vendorAnalyticsRoutes: FeatureRoutes = (app, { reads }) => {
  route(app, api.readSummary, async ({ caller }) => ({
    stats: await askFor(reads, caller.id, (db) => readStats(db, caller.id)),
  }))
  route(app, api.readToday, async ({ caller }) => ({
    today: await askFor(reads, caller.id, (db) => readToday(db, caller.id)),
  }))
  route(app, api.readAnalytics, ({ caller, query }) =>
    askFor(reads, caller.id, (db) => readAnalytics(db, caller.id, query)),
  )
  route(app, api.readDaily, ({ caller, query }) =>
    askFor(reads, caller.id, (db) => readDaily(db, caller.id, query)),
  )
  route(app, api.readVisitors, ({ caller, query }) =>
    askFor(reads, caller.id, (db) => readVisitors(db, caller.id, query)),
  )
  route(app, api.readCategoryViews, ({ caller, query }) =>
    askFor(reads, caller.id, (db) => readCategoryViews(db, caller.id, query)),
  )
}
