import { dishLibraryApi } from '@thela/contract/menus/dish-library'
import { notFound } from '../../../http/errors.ts'
import type { FeatureRoutes } from '../../../http/feature-routes.ts'
import { RECOGNITIONS_PER_MINUTE } from '../../../http/limits.ts'
import { limitPerPerson } from '../../../http/pipeline/rate-limits.ts'
import { route } from '../../../http/route.ts'
import { findKind, recogniseDish, searchDishes, stallKinds } from './dish-library.ts'

/** The library changes only with a new version of Thela. */
const CACHED = { 'cache-control': 'private, max-age=600' }

const kinds = stallKinds.map(({ id, name, dishes }) => ({ id, name, dishCount: dishes.length }))

export const dishLibraryRoutes: FeatureRoutes = (app) => {
  route(app, dishLibraryApi.listKinds, ({ reply }) => {
    reply.headers(CACHED)
    return { kinds }
  })

  route(app, dishLibraryApi.readKind, ({ params, reply }) => {
    const kind = findKind(params.id)
    if (!kind) throw notFound('Kind of stall')
    reply.headers(CACHED)
    return { kind }
  })

  route(app, dishLibraryApi.search, ({ query, reply }) => {
    reply.headers(CACHED)
    return { dishes: searchDishes(query.search) }
  })

  route(
    app,
    dishLibraryApi.recognise,
    ({ body }) => ({ dishes: body.names.map((name) => recogniseDish(name) ?? null) }),
    { config: limitPerPerson(RECOGNITIONS_PER_MINUTE, '1 minute') },
  )
}
