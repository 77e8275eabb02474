import { showcaseApi } from '@thela/contract/site/showcase'
import type { FeatureRoutes } from '../../../http/feature-routes.ts'
import { route } from '../../../http/route.ts'
import { readShowcase } from './read-showcase.ts'

export const showcaseRoutes: FeatureRoutes = (app, { db }) => {
  route(app, showcaseApi.readShowcase, async ({ reply }) => {
    reply.header('cache-control', 'public, max-age=60')
    return { stalls: await readShowcase(db) }
  })
}
