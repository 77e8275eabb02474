import type { PublicVendor } from '@thela/contract/menus/page-data'

type Category = { id: string; name: string }
type Post = (path: string, body: Record<string, unknown>, delays: readonly number[]) => void

/** When a call without an answer is sent again; the real delays vary, so that phones do not all retry at once after an outage. */
export const RETRY_DELAYS_MS = [3_000, 15_000, 60_000]

/** Counts what customers do on a menu. Nothing waits for the answer, and failures are not shown. */
export type Tracker = ReturnType<typeof makeTracker>

export function makeTracker(
  vendor: Pick<PublicVendor, 'id' | 'slug' | 'vendorName'>,
  post: Post = postWithRetries,
) {
  const vendorId = vendor.id
  const send = (path: string, body: Record<string, unknown>) =>
    post(`/api/public/${path}`, { eventId: newEventId(), vendorId, ...body }, RETRY_DELAYS_MS)

  return {
    /** `query` is the page's query string: source=qr marks a scan, scan_id names the printed code. */
    visit(query: string) {
      const params = new URLSearchParams(query)
      const scanId = truncate(params.get('scan_id') ?? '', 40) || undefined

      if (params.get('source') === 'qr') send('qr-scan', { vendorName: vendor.vendorName, scanId })
      else send('menu-view', { businessSlug: vendor.slug })
    },
    categoryView: (category: Category) =>
      send('category-view', { categoryId: category.id, categoryName: category.name }),
    itemClick: (itemId: string) => send('item-click', { itemId }),
    search: (query: string, resultCount: number) =>
      send('search-query', { query: truncate(query, 100), resultCount }),
    favourite: (itemId: string, favorite: boolean) => send('favorite', { itemId, favorite }),
    share: (method: 'native' | 'copy') => send('share', { method }),
    /** Never with anything that is on it. */
    slip: (what: 'shown' | 'sent' | 'pay-opened') => send(`slip-${what}`, {}),
  }
}

/** A text that is too long still counts: it is cut, without half of a surrogate pair at its end. */
const truncate = (text: string, length: number) => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')

/** A random UUID. crypto.randomUUID is missing on plain http and on older phones; getRandomValues is everywhere. */
function newEventId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80

  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** For previews and for the server: counts nothing. */
export const noopTracker: Tracker = makeTracker({ id: '', slug: '', vendorName: '' }, () => {})

/** Retries after these delays. Everything sent has an id or a token, so it counts once even if only the answer was lost. */
export async function postWithRetries(
  path: string,
  body: Record<string, unknown>,
  [delay, ...otherDelays]: readonly number[] = [],
): Promise<void> {
  if ((await isAnswered(path, body)) || delay === undefined) return

  await new Promise((resume) => setTimeout(resume, delay * (0.5 + Math.random())))
  return postWithRetries(path, body, otherDelays)
}

/** Keepalive lets the call outlive the page. A call that the server refuses is not retried. */
const isAnswered = (path: string, body: Record<string, unknown>) =>
  fetch(path, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).then(
    ({ status }) => status < 500,
    () => false,
  )
