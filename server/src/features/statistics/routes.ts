import { statisticsApi } from '@thela/contract/statistics'
import type { FeatureRoutes } from '../../http/feature-routes.ts'
import { route } from '../../http/route.ts'
import { readAnalytics, readCategoryViews, readDaily, readStats, readVisitors } from './read-statistics.ts'

export const statisticsRoutes: FeatureRoutes = (app, { db }) => {
  route(app, statisticsApi.readSummary, async ({ caller }) => ({ stats: await readStats(db, caller.id) }))
  route(app, statisticsApi.readAnalytics, ({ caller, query }) => readAnalytics(db, caller.id, query))
  route(app, statisticsApi.readDaily, ({ caller, query }) => readDaily(db, caller.id, query))
  route(app, statisticsApi.readVisitors, ({ caller, query }) => readVisitors(db, caller.id, query))
  route(app, statisticsApi.readCategoryViews, ({ caller, query }) => readCategoryViews(db, caller.id, query))
}
