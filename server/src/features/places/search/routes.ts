import { addressApi } from '@thela/contract/places/locations'
import type { FeatureRoutes } from '../../../http/feature-routes.ts'
import { PLACE_SEARCHES_PER_MINUTE } from '../../../http/limits.ts'
import { limitPerAddress } from '../../../http/pipeline/rate-limits.ts'
import { route } from '../../../http/route.ts'
import { findPlaces } from './queries.ts'

export const placeSearchRoutes: FeatureRoutes = (app, { reads }) => {
  route(
    app,
    addressApi.search,
    async ({ query }) => ({
      success: true as const,
      data: await reads.askAt('replica', (db) => findPlaces(db, wantedOf(query.q))),
    }),
    { config: limitPerAddress(PLACE_SEARCHES_PER_MINUTE, '1 minute') },
  )
}

/** What follows a comma names the city or the state: "Adajan, Surat". */
function wantedOf(typed: string) {
  const [name = '', within] = typed
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  return { name, within }
}
