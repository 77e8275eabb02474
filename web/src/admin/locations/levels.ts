import { adminLocationsApi as api } from '@thela/contract/places/admin-locations'
import type { Pagination } from '@thela/contract/values/paging'
import { call } from '../../api/call.ts'

export const levelsDown = ['country', 'state', 'city', 'area'] as const
export type Level = (typeof levelsDown)[number]

/** A place of any level as the server tells it. */
export type Place = { id: string; name: string; code?: string; _count?: Record<string, number> }
export type PlacePage = { data: Place[]; pagination: Pagination }
export type NewPlace = { code: string; name: string }

const PAGE_SIZE = 200

type Calls = {
  many: string
  child?: Level
  list: (parentId: string, page: number) => Promise<PlacePage>
  add: (parentId: string, place: NewPlace) => Promise<{ message: string }>
  remove: (id: string) => Promise<{ message: string }>
}

const pageOf = (page: number) => ({ querystring: { page, limit: PAGE_SIZE } })
const under = (id: string) => ({ params: { id } })

/** What the four levels do alike, each by calls of its own. */
export const levels: Record<Level, Calls> = {
  country: {
    many: 'countries',
    child: 'state',
    list: (_, page) => call(api.listCountries, pageOf(page)),
    add: (_, body) => call(api.addCountry, { body }),
    remove: (id) => call(api.removeCountry, under(id)),
  },
  state: {
    many: 'states',
    child: 'city',
    list: (id, page) => call(api.listStates, { ...under(id), ...pageOf(page) }),
    add: (id, body) => call(api.addState, { ...under(id), body }),
    remove: (id) => call(api.removeState, under(id)),
  },
  city: {
    many: 'cities',
    child: 'area',
    list: (id, page) => call(api.listCities, { ...under(id), ...pageOf(page) }),
    add: (id, body) => call(api.addCity, { ...under(id), body }),
    remove: (id) => call(api.removeCity, under(id)),
  },
  area: {
    many: 'areas',
    list: (id, page) => call(api.listAreas, { ...under(id), ...pageOf(page) }),
    add: (id, body) => call(api.addArea, { ...under(id), body }),
    remove: (id) => call(api.removeArea, under(id)),
  },
}

export const hasCode = (level: Level) => level === 'country' || level === 'state'

/** How many places a place holds. */
export const childrenOf = ({ _count = {} }: Place) => Object.values(_count)[0] ?? 0
