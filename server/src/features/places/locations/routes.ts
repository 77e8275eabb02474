import { addressApi, locationsApi } from '@thela/contract/places/locations'
import type { Pagination } from '@thela/contract/values/paging'
import type { FastifyReply } from 'fastify'
import type { FeatureRoutes } from '../../../http/feature-routes.ts'
import { route } from '../../../http/route.ts'
import { listAreas, listCities, listCountries, listStates, readTree } from './queries.ts'

/** A vendor who registers sees a place as soon as it is there; the lists for filters may be a little old. */
const families = [
  { api: addressApi, caching: {} },
  { api: locationsApi, caching: cachedFor(5) },
]

export const locationRoutes: FeatureRoutes = (app, { db }) => {
  for (const { api, caching } of families) {
    route(app, api.listCountries, async ({ query, reply }) => answer(reply, await listCountries(db, query)))
    route(app, api.listStates, async ({ query, reply }) => answer(reply, await listStates(db, query, query)))
    route(app, api.listCities, async ({ query, reply }) => answer(reply, await listCities(db, query, query)))
    route(app, api.listAreas, async ({ query, reply }) => answer(reply, await listAreas(db, query, query)))

    /** Only an answer may be cached, not an error. */
    function answer<Row>(reply: FastifyReply, { rows, pagination }: { rows: Row[]; pagination: Pagination }) {
      reply.headers(caching)
      return { success: true as const, data: rows, pagination }
    }
  }

  route(app, locationsApi.listAll, async ({ query, reply }) => {
    const data = await readTree(db, query.country)
    reply.headers(cachedFor(10))
    return { success: true as const, data }
  })
}

function cachedFor(minutes: number) {
  return { 'cache-control': `public, max-age=${60 * minutes}` }
}
