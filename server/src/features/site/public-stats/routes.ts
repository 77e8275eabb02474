import { publicStatsApi } from '@thela/contract/site/public-stats'
import { cacheFor } from '../../../concurrency/cache-for.ts'
import type { FeatureRoutes } from '../../../http/feature-routes.ts'
import { route } from '../../../http/route.ts'
import { countPublicStats } from './queries.ts'

const FIVE_MINUTES = 5 * 60

export const publicStatsRoutes: FeatureRoutes = (app, { db }) => {
  const readStats = cacheFor(FIVE_MINUTES * 1000, () => countPublicStats(db))

  route(app, publicStatsApi.readStats, async ({ reply }) => {
    reply.header('cache-control', `public, max-age=${FIVE_MINUTES}`)
    return { stats: await readStats() }
  })
}
