import { adminLocationsApi as api } from '@thela/contract/places/admin-locations'
import type { Pagination } from '@thela/contract/values/paging'
import type { Caller } from '../../../caller.ts'
import type { Db } from '../../../db/connect.ts'
import type { FeatureRoutes } from '../../../http/feature-routes.ts'
import { route } from '../../../http/route.ts'
import { importLocations } from '../import/import-locations.ts'
import { addPlace, removePlace } from './change-places.ts'
import {
  insertArea,
  insertCity,
  insertCountry,
  insertState,
  type Level,
  listAreas,
  listCities,
  listCountries,
  listStates,
  searchPlaces,
} from './queries.ts'

export const adminLocationRoutes: FeatureRoutes = (app, platform) => {
  listRoutes(app, platform)
  addRoutes(app, platform)
  removeRoutes(app, platform)

  route(app, api.importAll, async ({ caller, body }) => ({
    success: true as const,
    message: 'Locations imported successfully!',
    data: await importLocations(platform.db, caller, body.locations),
  }))
}

const listRoutes: FeatureRoutes = (app, { db }) => {
  route(app, api.listCountries, async ({ query }) =>
    listed(await listCountries(db, query), withChildren('states')),
  )
  route(app, api.listStates, async ({ params, query }) =>
    listed(await listStates(db, params.id, query), withChildren('cities')),
  )
  route(app, api.listCities, async ({ params, query }) =>
    listed(await listCities(db, params.id, query), withChildren('areas')),
  )
  route(app, api.listAreas, async ({ params, query }) =>
    listed(await listAreas(db, params.id, query), (area) => area),
  )
  route(app, api.search, async ({ query }) => ({
    success: true as const,
    data: query.search ? await searchPlaces(db, query.search, MOST_FOUND) : [],
  }))
}

/** More than anyone reads: a longer text finds fewer. */
const MOST_FOUND = 50

const addRoutes: FeatureRoutes = (app, { db }) => {
  route(app, api.addCountry, async ({ caller, body }) => {
    const country = { level: 'countries', insert: (db: Db) => insertCountry(db, body) } as const
    return created({ ...(await addPlace(db, caller, country)), _count: { states: 0 } })
  })
  route(app, api.addState, async ({ caller, params, body }) => {
    const state = { level: 'states', insert: (db: Db) => insertState(db, params.id, body) } as const
    return created({ ...(await addPlace(db, caller, state)), _count: { cities: 0 } })
  })
  route(app, api.addCity, async ({ caller, params, body }) => {
    const city = { level: 'cities', insert: (db: Db) => insertCity(db, params.id, body) } as const
    return created({ ...(await addPlace(db, caller, city)), _count: { areas: 0 } })
  })
  route(app, api.addArea, async ({ caller, params, body }) => {
    const area = { level: 'areas', insert: (db: Db) => insertArea(db, params.id, body) } as const
    return created(await addPlace(db, caller, area))
  })
}

const removeRoutes: FeatureRoutes = (app, { db }) => {
  const remove = async (caller: Caller, place: { level: Level; id: number }) => ({
    success: true as const,
    message: 'Location deleted successfully!',
    deleted: await removePlace(db, caller, place),
  })

  route(app, api.removeCountry, ({ caller, params }) => remove(caller, { level: 'countries', ...params }))
  route(app, api.removeState, ({ caller, params }) => remove(caller, { level: 'states', ...params }))
  route(app, api.removeCity, ({ caller, params }) => remove(caller, { level: 'cities', ...params }))
  route(app, api.removeArea, ({ caller, params }) => remove(caller, { level: 'areas', ...params }))
}

function listed<Row, Place>(
  { rows, pagination }: { rows: Row[]; pagination: Pagination },
  present: (row: Row) => Place,
) {
  return { success: true as const, data: rows.map(present), pagination }
}

const withChildren =
  <Child extends string>(child: Child) =>
  <Row extends { children: number }>({ children, ...place }: Row) => ({
    ...place,
    _count: { [child]: children } as Record<Child, number>,
  })

const created = <Place>(data: Place) => ({
  success: true as const,
  data,
  message: 'Location created successfully!',
})
