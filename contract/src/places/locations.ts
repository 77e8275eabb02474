import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Pagination, pageQuery } from '../values/paging.ts'
import { FilterText, Id, requiredText } from '../values/text.ts'

/** A country or a state. */
export const CodedPlace = z.object({ code: z.string(), name: z.string() })
export type CodedPlace = z.infer<typeof CodedPlace>

const CityPlace = z.object({ id: Id, name: z.string() })
const AreaPlace = z.object({ name: z.string() })

/** Used when the server knows no country at all, so that nobody is locked out (DEC-009). */
export const fallbackCountries: CodedPlace[] = [
  { code: 'IN', name: 'India' },
  { code: 'US', name: 'United States' },
]

/** The most places that one page holds. */
export const MOST_PLACES = 5000

const paging = pageQuery({ standard: 1000, most: MOST_PLACES })

const parent = (level: string) => requiredText(`${level} is required`, 100, `${level} is too long`)

/** Parameters go by two names (DEC-195); the first one wins. */
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

/** One family of four lists, from which administrators choose too; the documents know it by two paths (DEC-195). */
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

export const addressApi = placeLists('address')

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
