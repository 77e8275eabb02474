import { budgetTiersApi as api } from '@thela/contract/ads/budget-tiers'
import type { FeatureRoutes } from '../../../http/feature-routes.ts'
import { route } from '../../../http/route.ts'
import { addTier, changeTier, removeTier } from './change-tiers.ts'
import { listActiveTiers, listTiers } from './queries.ts'

export const budgetTierRoutes: FeatureRoutes = (app, { db }) => {
  route(app, api.listAll, ({ query }) => listTiers(db, query))
  route(app, api.listActive, ({ query }) => listActiveTiers(db, query))

  for (const endpoint of [api.create, api.createByOtherPath])
    route(app, endpoint, async ({ caller, body }) => ({
      budgetTier: await addTier(db, caller, body),
      message: 'Budget tier created successfully!',
    }))

  route(app, api.update, async ({ caller, params, body }) => ({
    budgetTier: await changeTier(db, caller, params.id, body),
    message: 'Budget tier updated successfully!',
  }))

  route(app, api.remove, async ({ caller, params }) => {
    await removeTier(db, caller, params.id)
    return { message: 'Budget tier deleted successfully!' }
  })
}
