import type { PublicVendor } from '@thela/contract/menus/page-data'

type Category = { id: string; name: string }
type Post = (path: string, body: Record<string, unknown>, pauses: readonly number[]) => void

/** When something that got no answer is sent again, in milliseconds, about: not all phones at once after an outage. */
export const PAUSES = [3_000, 15_000, 60_000]

/** What is counted on a menu. Nobody waits for an answer and nobody hears of a failure. */
export type Tracker = ReturnType<typeof makeTracker>

export function makeTracker(
  vendor: Pick<PublicVendor, 'id' | 'slug' | 'vendorName'>,
  post: Post = postQuietly,
) {
  const vendorId = vendor.id
  const send = (path: string, body: Record<string, unknown>) =>
    post(`/api/public/${path}`, { eventId: newEventId(), vendorId, ...body }, PAUSES)

  return {
    /** `query` is the address's: source=qr marks a scan, scan_id the printed code. */
    visit(query: string) {
      const params = new URLSearchParams(query)
      const scanId = cut(params.get('scan_id') ?? '', 40) || undefined

      if (params.get('source') === 'qr') send('qr-scan', { vendorName: vendor.vendorName, scanId })
      else send('menu-view', { businessSlug: vendor.slug })
    },
    categoryView: (category: Category) =>
      send('category-view', { categoryId: category.id, categoryName: category.name }),
    itemClick: (itemId: string) => send('item-click', { itemId }),
    search: (query: string, resultCount: number) =>
      send('search-query', { query: cut(query, 100), resultCount }),
    favourite: (itemId: string, favorite: boolean) => send('favorite', { itemId, favorite }),
    share: (method: 'native' | 'copy') => send('share', { method }),
  }
}

/** What is too long costs nobody the count, nor does half a letter at the end. */
const cut = (text: string, length: number) => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')

/** A random UUID. crypto.randomUUID is missing on plain http and on older phones; getRandomValues is everywhere. */
function newEventId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80

  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** For previews and for the server: counts nothing. */
export const silent: Tracker = makeTracker({ id: '', slug: '', vendorName: '' }, () => {})

/** Sent again after these pauses only what is known by an id: whether the answer was lost or the call, it counts once. */
export async function postQuietly(
  path: string,
  body: Record<string, unknown>,
  [pause, ...later]: readonly number[] = [],
): Promise<void> {
  if ((await isAnswered(path, body)) || pause === undefined) return

  await new Promise((resume) => setTimeout(resume, pause * (0.5 + Math.random())))
  return postQuietly(path, body, later)
}

/** Keepalive lets the call outlive the page. Whoever is refused for a reason is not asked again. */
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
