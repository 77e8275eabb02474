import { LRUCache } from 'lru-cache'
import { silence } from '../concurrency/silence.ts'
import { deadlinesMs } from '../db/deadlines.ts'

/** What a page is made from, as far as it can change: a page of another revision is another page. */
export type Revision = { revision: string; slug: string; siteName: string }

/** A page as bytes, with what it was made from. */
export type CachedPage = Revision & { etag: string; brotli: Buffer; gzip: Buffer }

type Found = Revision & { isClosed: boolean }

type Source = {
  /** What the page must be made from now, and whether all are closed for maintenance; nothing when there is no such page. */
  readRevision(id: string): Promise<Found | undefined>
  makePage(id: string, current: Revision): Promise<CachedPage>
}

type Options = { maxBytes: number; staleAfterMs?: number; now?: () => number }

/** Checked when it was last asked for, confirmed when the database last answered. */
type Entry = { page: CachedPage; isClosed: boolean; checkedAt: number; confirmedAt: number }

/** How long a revision is believed without asking again: every node is fresh within this time. */
const TRUSTED_FOR_MS = 1000
/** From this age on a menu that is being read is looked after while it is still believed: nobody waits for that. */
const ASKED_AHEAD_MS = 500
/** How long a page outlives a database that does not answer. */
const STALE_FOR_MS = 30 * 60_000

/** Pages by vendor and revision: least recently used go first, and a page is made once however many ask. */
export function createPageCache(
  source: Source,
  { maxBytes, staleAfterMs = deadlinesMs.stale, now = Date.now }: Options,
) {
  const entries = keepEntries(maxBytes)
  const making = new Map<string, Promise<CachedPage | undefined>>()

  /** The page if it is known to be fresh, without waiting for anyone; soon before it no longer is, it is asked ahead. */
  function peek(id: string) {
    const entry = entries.get(id)
    // Whether a closed site is open again is for the router to find out.
    const age = entry && !entry.isClosed ? now() - entry.checkedAt : TRUSTED_FOR_MS
    if (age >= TRUSTED_FOR_MS) return undefined

    // Whoever comes when the time is over asks himself, and hears what failed.
    if (age >= ASKED_AHEAD_MS) onlyOnce(id).catch(() => {})
    return entry?.page
  }

  async function get(id: string) {
    return peek(id) ?? (await onlyOnce(id))
  }

  /** The page as it is now, for callers who must see what was saved a moment ago: no earlier check will do. */
  async function getFresh(id: string) {
    await making.get(id)?.catch(() => {})
    return onlyOnce(id)
  }

  /** All who ask while a check is under way share its outcome; when the database is silent, they get the last page. */
  function onlyOnce(id: string) {
    const underWay = making.get(id)
    if (underWay) return underWay

    const old = usableEntry(id)
    const check = source.readRevision(id)
    const work = refresh(id, check).finally(() => making.delete(id))
    const answer = old ? Promise.race([work, silence(check, staleAfterMs).then(() => old.page)]) : work
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
      // A page that may be old is better than none.
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

  /** Whether a page that was made is wanted still, or on its way to be kept. */
  const isCurrent = (id: string, page: CachedPage) => making.has(id) || entries.get(id)?.page === page

  return { peek, get, getFresh, isCurrent, replaceBrotli: entries.replaceBrotli }
}

export type PageCache = ReturnType<typeof createPageCache>

const isSame = (page: Revision, current: Revision) =>
  page.revision === current.revision && page.slug === current.slug && page.siteName === current.siteName

/** The entries up to a size in bytes; the least recently confirmed go first. */
function keepEntries(maxBytes: number) {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => sizeOf(page),
  })

  /** A smaller form of the same page takes its place, unless a newer page has. */
  function replaceBrotli(id: string, page: CachedPage, brotli: Buffer) {
    const entry = entries.peek(id)
    if (entry?.page !== page) return
    page.brotli = brotli
    // Only another object has its size counted anew.
    entries.set(id, { ...entry })
  }

  return {
    get: (id: string) => entries.peek(id),
    remember: (id: string, entry: Entry) => entries.set(id, entry),
    forget: (id: string) => entries.delete(id),
    replaceBrotli,
  }
}

/** The first as bytes and as the text that the hot path sends. */
const sizeOf = ({ brotli, gzip }: CachedPage) => 2 * brotli.length + gzip.length
