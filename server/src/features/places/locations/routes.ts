import { addressApi, locationsApi } from '@thela/contract/places/locations'
import type { Pagination } from '@thela/contract/values/paging'
import type { FeatureRoutes } from '../../../http/feature-routes.ts'
import { route } from '../../../http/route.ts'
import { listAreas, listCities, listCountries, listStates, readTree } from './queries.ts'

export const locationRoutes: FeatureRoutes = (app, { db }) => {
  for (const api of [addressApi, locationsApi]) {
    route(app, api.listCountries, async ({ query }) => answer(await listCountries(db, query)))
    route(app, api.listStates, async ({ query }) => answer(await listStates(db, query, query)))
    route(app, api.listCities, async ({ query }) => answer(await listCities(db, query, query)))
    route(app, api.listAreas, async ({ query }) => answer(await listAreas(db, query, query)))
  }

  route(app, locationsApi.listAll, async ({ query, reply }) => {
    reply.header('cache-control', 'public, max-age=600')
    return { success: true as const, data: await readTree(db, query.country) }
  })
}

function answer<Row>({ rows, pagination }: { rows: Row[]; pagination: Pagination }) {
  return { success: true as const, data: rows, pagination }
}
