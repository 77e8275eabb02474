import { type QueryKey, useQuery } from '@tanstack/react-query'
import { addressApi, type CodedPlace, fallbackCountries, MAX_PLACES } from '@thela/contract/places/locations'
import type { Page, Pagination } from '@thela/contract/values/paging'
import { call } from '../api/call.ts'
import type { Level, Place } from './place.ts'

/** The four lists for what is chosen so far; a list is fetched only when its parent is in the list above. */
export function usePlaceLists({ country, state, city }: Place, shown: Level[]) {
  const countries = useQuery({
    ...listOptions(['countries']),
    queryFn: async () =>
      orFallback(await readPlaces((page) => call(addressApi.listCountries, { querystring: page }))),
    retry: 2,
    retryDelay: 1000,
  })
  const countryCode = codeOf(countries.data, country)

  const states = useQuery({
    ...listOptions(['states', countryCode]),
    queryFn: () =>
      readPlaces((page) => call(addressApi.listStates, { querystring: { country: countryCode, ...page } })),
    enabled: shown.includes('state') && countryCode !== undefined,
  })
  const stateCode = codeOf(states.data, state)

  const cities = useQuery({
    ...listOptions(['cities', countryCode, stateCode]),
    queryFn: () =>
      readPlaces((page) =>
        call(addressApi.listCities, { querystring: { country: countryCode, state: stateCode, ...page } }),
      ),
    enabled: shown.includes('city') && stateCode !== undefined,
  })

  const areas = useQuery({
    ...listOptions(['areas', countryCode, stateCode, city]),
    queryFn: () =>
      readPlaces((page) =>
        call(addressApi.listAreas, {
          querystring: { country: countryCode, state: stateCode, city, ...page },
        }),
      ),
    enabled: shown.includes('area') && stateCode !== undefined && isListed(cities.data, city),
  })

  return { country: countries, state: states, city: cities, area: areas }
}

export type PlaceLists = ReturnType<typeof usePlaceLists>

const isListed = (list: unknown, name: string) =>
  Array.isArray(list) && list.some((place: { name: string }) => place.name === name)

const FIVE_MINUTES_MS = 5 * 60_000

// The picker shows its failures itself, without a toast.
const listOptions = (key: QueryKey) => ({
  queryKey: ['address', ...key],
  staleTime: FIVE_MINUTES_MS,
  meta: { quiet: true },
})

function codeOf(list: unknown, name: string) {
  return Array.isArray(list) ? list.find((place: CodedPlace) => place.name === name)?.code : undefined
}

const orFallback = (countries: CodedPlace[]) =>
  Array.isArray(countries) && countries.length === 0 ? fallbackCountries : countries

type Load<P> = (page: Page) => Promise<{ data: P[]; pagination: Pagination }>

/** A whole level, in as few pages as the server allows; an answer that is no list is returned as it is, for the picker to report. */
export async function readPlaces<P>(load: Load<P>) {
  const places: P[] = []

  for (let page = 1, isMore = true; isMore; page++) {
    const { data, pagination } = await load({ page, limit: MAX_PLACES })
    if (!Array.isArray(data)) return data
    places.push(...data)
    isMore = pagination.hasNextPage
  }
  return places
}
