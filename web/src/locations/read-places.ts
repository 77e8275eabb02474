import { MOST_PLACES } from '@thela/contract/places/locations'
import type { Page, Pagination } from '@thela/contract/values/paging'

type Load<P> = (page: Page) => Promise<{ data: P[]; pagination: Pagination }>

/** A whole level, in as few pages as the server allows; what is no list is left for the picker to tell. */
export async function readPlaces<P>(load: Load<P>) {
  const places: P[] = []

  for (let page = 1, isMore = true; isMore; page++) {
    const { data, pagination } = await load({ page, limit: MOST_PLACES })
    if (!Array.isArray(data)) return data
    places.push(...data)
    isMore = pagination.hasNextPage
  }
  return places
}
