import { vendorSearchApi } from '@thela/contract/site/vendor-search'
import type { FeatureRoutes } from '../../../http/feature-routes.ts'
import { route } from '../../../http/route.ts'
import { searchVendors } from './search-vendors.ts'

export const vendorSearchRoutes: FeatureRoutes = (app, platform) => {
  route(app, vendorSearchApi.searchVendors, ({ query, reply }) => {
    reply.header('cache-control', 'public, max-age=60')
    return platform.reads.askAt('replica', (db) => searchVendors({ ...platform, db }, query))
  })
}
