import { vendorAnalyticsApi as api } from '@thela/contract/analytics/vendor-analytics'
import type { FeatureRoutes } from '../../../http/feature-routes.ts'
import { route } from '../../../http/route.ts'
import { readAnalytics, readCategoryViews, readDaily, readStats, readVisitors } from './read-analytics.ts'
import { readToday } from './read-today.ts'

export const vendorAnalyticsRoutes: FeatureRoutes = (app, { db }) => {
  route(app, api.readSummary, async ({ caller }) => ({ stats: await readStats(db, caller.id) }))
  route(app, api.readToday, async ({ caller }) => ({ today: await readToday(db, caller.id) }))
  route(app, api.readAnalytics, ({ caller, query }) => readAnalytics(db, caller.id, query))
  route(app, api.readDaily, ({ caller, query }) => readDaily(db, caller.id, query))
  route(app, api.readVisitors, ({ caller, query }) => readVisitors(db, caller.id, query))
  route(app, api.readCategoryViews, ({ caller, query }) => readCategoryViews(db, caller.id, query))
}
