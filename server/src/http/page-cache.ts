import { LRUCache } from 'lru-cache'
import { noResponseWithin } from '../concurrency/no-response-within.ts'
import { deadlinesMs } from '../db/deadlines.ts'

/** What a page is rendered from, as far as it can change. */
export type Revision = {
  revision: string
  slug: string
  siteName: string
  /** The other languages in which it can be read. */
  otherLanguages?: string[]
  /** In milliseconds: when the page becomes another one without an edit. */
  changesAt?: number | null
}

/** A page as bytes, with its revision. */
export type CachedPage = Revision & { etag: string; brotli: Buffer; gzip: Buffer }

type Found = Revision & { isClosed: boolean }

type Source = {
  /** The current revision, and whether the site is in maintenance; undefined when there is no such page. `isKept`: a page would be served without it. */
  readRevision(id: string, isKept: boolean): Promise<Found | undefined>
  makePage(id: string, current: Revision): Promise<CachedPage>
}

type Options = { maxBytes: number; staleAfterMs?: number; now?: () => number }

/** `checked` when it was last requested, `confirmed` when the database last answered. */
type Entry = { page: CachedPage; isClosed: boolean; checkedAt: number; confirmedAt: number }

/** How long a revision is trusted without a query: every node is fresh within this time. */
const TRUSTED_FOR_MS = 1000
/** From this age a requested menu is revalidated in the background. */
const ASKED_AHEAD_MS = 500
/** How long a page is served while the database does not answer. */
const STALE_FOR_MS = 30 * 60_000

/** An LRU cache of pages by vendor and revision; concurrent requests share one render. */
export function createPageCache(
  source: Source,
  { maxBytes, staleAfterMs = deadlinesMs.stale, now = Date.now }: Options,
) {
  const entries = keepEntries(maxBytes)
  const making = new Map<string, Promise<CachedPage | undefined>>()

  /** The page if it is known to be fresh, synchronously; shortly before it expires, it is revalidated. */
  function peek(id: string) {
    const entry = entries.get(id)
    // The router finds out whether maintenance is over.
    const age = entry && !entry.isClosed && !isOver(entry.page) ? now() - entry.checkedAt : TRUSTED_FOR_MS
    if (age >= TRUSTED_FOR_MS) return undefined

    // The next request after expiry queries again, and gets the error.
    if (age >= ASKED_AHEAD_MS) onlyOnce(id).catch(() => {})
    return entry?.page
  }

  async function get(id: string) {
    return peek(id) ?? (await onlyOnce(id))
  }

  /** The current page, for callers who must see what was just saved: an earlier check is not reused. */
  async function getFresh(id: string) {
    await making.get(id)?.catch(() => {})
    return onlyOnce(id)
  }

  /** Concurrent requests share one check; when the database does not answer, they get the last page. */
  function onlyOnce(id: string) {
    const underWay = making.get(id)
    if (underWay) return underWay

    const old = usableEntry(id)
    const check = source.readRevision(id, old !== undefined)
    const work = refresh(id, check).finally(() => making.delete(id))
    const answer = old
      ? Promise.race([work, noResponseWithin(check, staleAfterMs).then(() => old.page)])
      : work
    making.set(id, answer)
    return answer
  }

  async function refresh(id: string, check: Promise<Found | undefined>) {
    const askedAt = now()
    const old = usableEntry(id)
    try {
      const found = await readPage(id, check)
      if (!found) {
        entries.forget(id)
        return undefined
      }
      entries.remember(id, { ...found, checkedAt: askedAt, confirmedAt: askedAt })
      return found.page
    } catch (error) {
      // A stale page is better than none.
      if (!old) throw error
      entries.remember(id, { ...old, checkedAt: askedAt })
      return old.page
    }
  }

  async function readPage(id: string, check: Promise<Found | undefined>) {
    const found = await check
    if (!found) return undefined
    const { isClosed, ...current } = found
    const old = entries.get(id)?.page
    return { isClosed, page: old && isSame(old, current) ? old : await source.makePage(id, current) }
  }

  function usableEntry(id: string) {
    const entry = entries.get(id)
    return entry && now() - entry.confirmedAt < STALE_FOR_MS ? entry : undefined
  }

  /** The moment has come at which it becomes another page; the database decides, by its own clock. */
  const isOver = ({ changesAt }: CachedPage) => changesAt != null && now() >= changesAt

  /** Whether a rendered page is still current, or about to be stored. */
  const isCurrent = (id: string, page: CachedPage) => making.has(id) || entries.get(id)?.page === page

  return { peek, get, getFresh, isCurrent, replaceBrotli: entries.replaceBrotli }
}

export type PageCache = ReturnType<typeof createPageCache>

export const isSame = (page: Revision | undefined, current: Revision) =>
  page?.revision === current.revision && page.slug === current.slug && page.siteName === current.siteName

/** The entries up to a size in bytes; the least recently confirmed go first. */
function keepEntries(maxBytes: number) {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => sizeOf(page),
  })

  /** Replaces the page with a smaller encoding, unless there is a newer page. */
  function replaceBrotli(id: string, page: CachedPage, brotli: Buffer) {
    const entry = entries.peek(id)
    if (entry?.page !== page) return
    page.brotli = brotli
    // Only a new object has its size counted again.
    entries.set(id, { ...entry })
  }

  return {
    get: (id: string) => entries.peek(id),
    remember: (id: string, entry: Entry) => entries.set(id, entry),
    forget: (id: string) => entries.delete(id),
    replaceBrotli,
  }
}

/** The first as bytes and as the text that the fast path sends. */
const sizeOf = ({ brotli, gzip }: CachedPage) => 2 * brotli.length + gzip.length
