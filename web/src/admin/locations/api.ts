import { keepPreviousData, queryOptions, useInfiniteQuery, useMutation } from '@tanstack/react-query'
import type { InputOf } from '@thela/contract/endpoint'
import { adminLocationsApi as api } from '@thela/contract/places/admin-locations'
import type { Pagination } from '@thela/contract/values/paging'
import { call, LONG_TIMEOUT_MS } from '../../api/call.ts'
import { Refusal } from '../../api/failures/refusal.ts'
import { reportFailure } from '../../api/failures/report-failure.ts'
import { queryClient } from '../../api/query-client.ts'
import { toast } from '../../ui/overlay/toast.ts'

/** The places of one level under one parent, a page at a time. */
export function usePlaces(level: Level, parentId: string) {
  return useInfiniteQuery({
    queryKey: ['admin', 'locations', level, parentId],
    queryFn: ({ pageParam }) => levels[level].list(parentId, pageParam),
    initialPageParam: 1,
    getNextPageParam: ({ pagination }) => (pagination.hasNextPage ? pagination.page + 1 : undefined),
    meta: { quiet: true },
  })
}

/** Places of all levels whose name contains the text. */
export const placeSearchQuery = (search: string) =>
  queryOptions({
    queryKey: ['admin', 'locations', 'search', search],
    queryFn: async ({ signal }) => (await call(api.search, { querystring: { search } }, { signal })).data,
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })

export function useAddPlace(level: Level, parentId: string) {
  return useMutation({
    mutationFn: (place: NewPlace) => levels[level].add(parentId, place),
    meta: { fallback: 'Failed to create location' },
    onSuccess: toastAndRefetch(level),
  })
}

export function useRemovePlace(level: Level) {
  return useMutation({
    mutationFn: (id: string) => levels[level].remove(id),
    meta: { fallback: 'Failed to delete location' },
    onSuccess: toastAndRefetch(level),
  })
}

/** The body the server expects; the server validates it row by row. */
export type ImportBody = InputOf<typeof api.importAll>['body']

const IMPORT_FAILED = 'Failed to import locations'

export function useImport() {
  return useMutation({
    mutationFn: (body: ImportBody) => call(api.importAll, { body }, { timeoutMs: LONG_TIMEOUT_MS }),
    // The dialog lists the bad rows itself: a toast for each of them would cover the screen.
    meta: { quiet: true },
    onError: (failure) =>
      validationErrors(failure).length > 0
        ? toast.error(IMPORT_FAILED)
        : reportFailure(failure, IMPORT_FAILED),
    onSuccess: toastAndRefetch(...levelsDown),
  })
}

/** What is wrong with the rows of an import. */
export const validationErrors = (failure: unknown) =>
  failure instanceof Refusal && failure.status === 422 ? failure.details : []

/**
 * Shows the server's message and refetches the lists of these levels and of the one above, which counts them. Lists
 * below are not refetched: their parent may be deleted.
 */
const toastAndRefetch =
  (...changed: Level[]) =>
  ({ message }: { message: string }) => {
    toast.success(message)
    queryClient.invalidateQueries({ queryKey: ['address'] })
    const shown = levelsDown.filter((level) =>
      [level, levels[level].child].some((one) => one && changed.includes(one)),
    )
    return Promise.all(
      ['search', ...shown].map((level) =>
        queryClient.invalidateQueries({ queryKey: ['admin', 'locations', level] }),
      ),
    )
  }

const levelsDown = ['country', 'state', 'city', 'area'] as const
export type Level = (typeof levelsDown)[number]

/** A place of any level as the server sends it. */
export type Place = { id: string; name: string; code?: string; _count?: Record<string, number> }
export type PlacePage = { data: Place[]; pagination: Pagination }
type NewPlace = { code: string; name: string }

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

/** The endpoints of each level. */
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

/** How many child places a place has. */
export const childrenOf = ({ _count = {} }: Place) => Object.values(_count)[0] ?? 0
