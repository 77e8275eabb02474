import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Pagination, pageQuery } from '../values/paging.ts'
import { FilterText, Id, requiredText } from '../values/text.ts'

/** A country or a state. */
export const CodedPlace = z.object({ code: z.string(), name: z.string() })
export type CodedPlace = z.infer<typeof CodedPlace>

const CityPlace = z.object({ id: Id, name: z.string() })
const AreaPlace = z.object({ name: z.string() })

/** Used when the database has no country, so that vendors can still register (DEC-009). */
export const fallbackCountries: CodedPlace[] = [
  { code: 'IN', name: 'India' },
  { code: 'US', name: 'United States' },
]

/** The maximum number of places per page. */
export const MAX_PLACES = 5000

const paging = pageQuery({ standard: 1000, most: MAX_PLACES })

const parent = (level: string) => requiredText(`${level} is required`, 100, `${level} is too long`)

/** Parameters have two names (DEC-195); the first one takes precedence. */
const aliases = { country: 'countryCode', state: 'stateCode', city: 'cityName' } as const

const withAliases = <S extends z.ZodObject>(shape: S) =>
  z.preprocess((query) => {
    const given = { ...(query as Record<string, unknown>) }
    for (const [name, alias] of Object.entries(aliases)) given[name] ??= given[alias]
    return given
  }, shape)

const listOf = <P extends z.ZodType>(place: P) =>
  z.object({ success: z.literal(true), data: z.array(place), pagination: Pagination })

const StatesQuery = withAliases(paging.extend({ country: parent('Country') }))
const CitiesQuery = withAliases(paging.extend({ country: parent('Country'), state: parent('State') }))
const AreasQuery = withAliases(
  paging.extend({ country: parent('Country'), state: parent('State'), city: parent('City') }),
)

/** The four lists of places, also used by administrators; the documents give them two paths (DEC-195). */
const placeLists = <const Family extends 'address' | 'locations'>(family: Family) => ({
  listCountries: endpoint({
    method: 'GET',
    path: `/api/${family}/countries`,
    access: 'public',
    summary: 'Countries by name',
    worksInMaintenance: true,
    schema: { querystring: paging, response: { 200: listOf(CodedPlace) } },
  }),
  listStates: endpoint({
    method: 'GET',
    path: `/api/${family}/states`,
    access: 'public',
    summary: 'States of a country',
    worksInMaintenance: true,
    schema: { querystring: StatesQuery, response: { 200: listOf(CodedPlace) } },
  }),
  listCities: endpoint({
    method: 'GET',
    path: `/api/${family}/cities`,
    access: 'public',
    summary: 'Cities of a state',
    worksInMaintenance: true,
    schema: { querystring: CitiesQuery, response: { 200: listOf(CityPlace) } },
  }),
  listAreas: endpoint({
    method: 'GET',
    path: `/api/${family}/areas`,
    access: 'public',
    summary: 'Areas of a city',
    worksInMaintenance: true,
    schema: { querystring: AreasQuery, response: { 200: listOf(AreaPlace) } },
  }),
})

/** A city, or an area of one, with the names that the four pickers store. */
export const FoundPlace = z.object({
  country: z.string(),
  state: z.string(),
  city: z.string(),
  /** Null when the city itself was found. */
  area: z.string().nullable(),
})
export type FoundPlace = z.infer<typeof FoundPlace>

/** Fewer letters would find a bit of everything. */
export const SHORTEST_PLACE_SEARCH = 2
export const MAX_FOUND_PLACES = 10

export const addressApi = {
  ...placeLists('address'),
  search: endpoint({
    method: 'GET',
    path: '/api/address/search',
    access: 'public',
    summary:
      'Cities and areas whose name begins with a text, of all countries; a city may follow after a comma',
    worksInMaintenance: true,
    schema: {
      querystring: z.object({
        q: requiredText('Please type the beginning of a name', 100).min(
          SHORTEST_PLACE_SEARCH,
          `Please type at least ${SHORTEST_PLACE_SEARCH} letters`,
        ),
      }),
      response: {
        200: z.object({ success: z.literal(true), data: z.array(FoundPlace).max(MAX_FOUND_PLACES) }),
      },
    },
  }),
}

export const locationsApi = {
  ...placeLists('locations'),
  listAll: endpoint({
    method: 'GET',
    path: '/api/locations/all',
    access: 'public',
    summary: 'The whole tree of places, or that of one country',
    schema: {
      querystring: z.object({ country: FilterText }),
      response: {
        200: z.object({
          success: z.literal(true),
          data: z.array(
            CodedPlace.extend({
              states: z.array(
                CodedPlace.extend({
                  cities: z.array(z.object({ name: z.string(), areas: z.array(z.string()) })),
                }),
              ),
            }),
          ),
        }),
      },
    },
  }),
}
