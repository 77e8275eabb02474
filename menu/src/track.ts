import type { PublicVendor } from '@thela/contract/menu-page'
import { newEventId } from './event-id.ts'

type Category = { id: string; name: string }
type Post = (path: string, body: Record<string, unknown>) => void

/** What is counted on a menu. Nobody waits for an answer and nobody hears of a failure. */
export type Tracker = ReturnType<typeof makeTracker>

export function makeTracker(
  vendor: Pick<PublicVendor, 'id' | 'slug' | 'vendorName'>,
  post: Post = postQuietly,
) {
  const vendorId = vendor.id
  const send: Post = (path, body) => post(`/api/public/${path}`, { eventId: newEventId(), vendorId, ...body })

  return {
    /** `query` is the address's: source=qr marks a scan, scan_id the printed code. */
    visit(query: string) {
      const params = new URLSearchParams(query)
      const scanId = params.get('scan_id') ?? undefined

      if (params.get('source') === 'qr') send('qr-scan', { vendorName: vendor.vendorName, scanId })
      else send('menu-view', { businessSlug: vendor.slug })
    },
    categoryView: (category: Category) =>
      send('category-view', { categoryId: category.id, categoryName: category.name }),
    itemClick: (itemId: string) => send('item-click', { itemId }),
    search: (query: string, resultCount: number) =>
      send('search-query', { query: query.slice(0, 100), resultCount }),
    favourite: (itemId: string, favorite: boolean) => send('favorite', { itemId, favorite }),
    share: (method: 'native' | 'copy') => send('share', { method }),
  }
}

/** For previews and for the server: counts nothing. */
export const silent: Tracker = makeTracker({ id: '', slug: '', vendorName: '' }, () => {})

/** Keepalive lets the call outlive the page. */
export function postQuietly(path: string, body: Record<string, unknown>) {
  return fetch(path, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).then(
    () => {},
    () => {},
  )
}
