import { z } from 'zod'
import { bodyLimitsKB } from '../body-limits.ts'
import { endpoint } from '../endpoint.ts'
import { limitedList } from '../values/limited-list.ts'
import { Pagination, pageQuery } from '../values/paging.ts'
import { FilterText, Id, requiredText, untrimmedText } from '../values/text.ts'

const AdminCountry = z.object({
  id: Id,
  code: z.string(),
  name: z.string(),
  _count: z.object({ states: z.int() }),
})
const AdminState = z.object({
  id: Id,
  code: z.string(),
  name: z.string(),
  _count: z.object({ cities: z.int() }),
})
const AdminCity = z.object({ id: Id, name: z.string(), _count: z.object({ areas: z.int() }) })
const AdminArea = z.object({ id: Id, name: z.string() })

/** A place of any level, found by its name. */
export const FoundPlace = z.object({
  level: z.enum(['country', 'state', 'city', 'area']),
  id: Id,
  name: z.string(),
  code: z.string().nullable(),
  /** 'Surat, Gujarat, India' of an area; empty for a country. */
  within: z.string(),
  /** How many places are in it. */
  children: z.int(),
})
export type FoundPlace = z.infer<typeof FoundPlace>

const CODE_MISSING = 'Code is required'
const NAME_MISSING = 'Name is required'
const NAME_TOO_LONG = 'Name must be at most 100 characters'
const COUNTRY_CODE = 'Code must be 2 or 3 letters'
const STATE_CODE = 'Code must be 1 to 10 letters or digits'

const CountryCode = requiredText(CODE_MISSING, 10, COUNTRY_CODE)
  .regex(/^[a-z]{2,3}$/i, COUNTRY_CODE)
  .toUpperCase()
const StateCode = requiredText(CODE_MISSING, 10, STATE_CODE)
  .regex(/^[a-z\d]{1,10}$/i, STATE_CODE)
  .toUpperCase()
const LongName = requiredText(NAME_MISSING, 100, NAME_TOO_LONG).min(2, 'Name must be at least 2 characters')
const ShortName = requiredText(NAME_MISSING, 100, NAME_TOO_LONG)

export const CountryInput = z.object({ code: CountryCode, name: LongName })
export const StateInput = z.object({ code: StateCode, name: LongName })
export const NamedPlaceInput = z.object({ name: ShortName })

export const ImportRow = z.object({
  countryCode: CountryCode,
  countryName: LongName,
  stateCode: StateCode,
  stateName: LongName,
  cityName: ShortName,
  areas: limitedList(z.array(ShortName).max(1000)).default([]),
})
export type ImportRow = z.infer<typeof ImportRow>

const LocationsImport = z.object({
  locations: limitedList(
    z
      .array(ImportRow, { error: 'Locations are required' })
      .min(1, 'Locations are required')
      .max(5000, 'At most 5000 locations at a time'),
  ),
})

/** Ids of places are numbers; any other id is not found. */
const ById = z.object({
  id: untrimmedText(9)
    .regex(/^\d{1,9}$/)
    .transform(Number),
})
const Paging = pageQuery({ standard: 500, most: 1000 })

const listOf = <P extends z.ZodType>(place: P) =>
  z.object({ success: z.literal(true), data: z.array(place), pagination: Pagination })
const created = <P extends z.ZodType>(place: P) =>
  z.object({ success: z.literal(true), data: place, message: z.string() })
const Deleted = z.object({
  success: z.literal(true),
  message: z.string(),
  deleted: z.object({ states: z.int(), cities: z.int(), areas: z.int() }),
})

const remove = <const Level extends string>(level: Level) =>
  endpoint({
    method: 'DELETE',
    path: `/api/admin/locations/${level}/:id`,
    access: 'admin',
    summary: 'Delete a place and everything in it; vendors keep their stored names',
    schema: { params: ById, response: { 200: Deleted } },
  })

export const adminLocationsApi = {
  listCountries: endpoint({
    method: 'GET',
    path: '/api/admin/locations/countries',
    access: 'admin',
    summary: 'Countries by name',
    schema: { querystring: Paging, response: { 200: listOf(AdminCountry) } },
  }),
  listStates: endpoint({
    method: 'GET',
    path: '/api/admin/locations/countries/:id/states',
    access: 'admin',
    summary: 'States of a country',
    schema: { params: ById, querystring: Paging, response: { 200: listOf(AdminState) } },
  }),
  listCities: endpoint({
    method: 'GET',
    path: '/api/admin/locations/states/:id/cities',
    access: 'admin',
    summary: 'Cities of a state',
    schema: { params: ById, querystring: Paging, response: { 200: listOf(AdminCity) } },
  }),
  listAreas: endpoint({
    method: 'GET',
    path: '/api/admin/locations/cities/:id/areas',
    access: 'admin',
    summary: 'Areas of a city',
    schema: { params: ById, querystring: Paging, response: { 200: listOf(AdminArea) } },
  }),
  search: endpoint({
    method: 'GET',
    path: '/api/admin/locations/search',
    access: 'admin',
    summary: 'Up to 50 places of all levels whose name or code contains a text, best first',
    schema: {
      querystring: z.object({ search: FilterText }),
      response: { 200: z.object({ success: z.literal(true), data: z.array(FoundPlace) }) },
    },
  }),
  addCountry: endpoint({
    method: 'POST',
    path: '/api/admin/locations/countries',
    access: 'admin',
    summary: 'Add a country',
    schema: { body: CountryInput, response: { 201: created(AdminCountry) } },
  }),
  addState: endpoint({
    method: 'POST',
    path: '/api/admin/locations/countries/:id/states',
    access: 'admin',
    summary: 'Add a state to a country',
    schema: { params: ById, body: StateInput, response: { 201: created(AdminState) } },
  }),
  addCity: endpoint({
    method: 'POST',
    path: '/api/admin/locations/states/:id/cities',
    access: 'admin',
    summary: 'Add a city to a state',
    schema: { params: ById, body: NamedPlaceInput, response: { 201: created(AdminCity) } },
  }),
  addArea: endpoint({
    method: 'POST',
    path: '/api/admin/locations/cities/:id/areas',
    access: 'admin',
    summary: 'Add an area to a city',
    schema: { params: ById, body: NamedPlaceInput, response: { 201: created(AdminArea) } },
  }),
  removeCountry: remove('countries'),
  removeState: remove('states'),
  removeCity: remove('cities'),
  removeArea: remove('areas'),
  importAll: endpoint({
    method: 'POST',
    path: '/api/admin/locations/import',
    access: 'admin',
    summary: 'Add many places at once, all or none; places that are there already are used',
    bodyLimitKB: bodyLimitsKB.locationImport,
    schema: {
      body: LocationsImport,
      response: {
        200: z.object({
          success: z.literal(true),
          message: z.string(),
          data: z.object({
            created: z.object({ countries: z.int(), states: z.int(), cities: z.int(), areas: z.int() }),
            skipped: z.int(),
          }),
        }),
      },
    },
  }),
}
