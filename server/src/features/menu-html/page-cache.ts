/** What a page is made from, as far as it can change: a page of another revision is another page. */
export type Revision = { revision: string; slug: string; siteName: string }

/** A page as bytes, with what it was made from. */
export type CachedPage = Revision & { etag: string; brotli: Buffer; gzip: Buffer }

type Source = {
  /** What the page must be made from now, and whether all are closed for maintenance; nothing when there is no such page. */
  readRevision(id: string): Promise<(Revision & { isClosed: boolean }) | undefined>
  makePage(id: string, current: Revision): Promise<CachedPage>
}

/** Checked when it was last asked for, confirmed when the database last answered. */
type Entry = { page: CachedPage; isClosed: boolean; checkedAt: number; confirmedAt: number }

/** How long a revision is believed without asking again: every node is fresh within this time. */
const TRUSTED_FOR_MS = 1000
/** From this age on a menu that is being read is looked after while it is still believed: nobody waits for that. */
const ASKED_AHEAD_MS = 500
/** How long a page outlives a database that does not answer. */
const STALE_FOR_MS = 30 * 60_000

/** Pages by vendor and revision: least recently used go first, and a page is made once however many ask. */
export function createPageCache(source: Source, options: { maxBytes: number; now?: () => number }) {
  const { maxBytes, now = Date.now } = options
  const entries = new Map<string, Entry>()
  const making = new Map<string, Promise<CachedPage | undefined>>()
  let bytes = 0

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

  function onlyOnce(id: string) {
    const underWay = making.get(id)
    if (underWay) return underWay

    const work = refresh(id).finally(() => making.delete(id))
    making.set(id, work)
    return work
  }

  async function refresh(id: string) {
    const askedAt = now()
    const old = entries.get(id)
    try {
      const found = await readPage(id, old?.page)
      if (!found) return forget(id)
      remember(id, { ...found, checkedAt: askedAt, confirmedAt: askedAt })
      return found.page
    } catch (error) {
      // A page that may be old is better than none.
      if (!old || askedAt - old.confirmedAt >= STALE_FOR_MS) throw error
      remember(id, { ...old, checkedAt: askedAt })
      return old.page
    }
  }

  async function readPage(id: string, old: CachedPage | undefined) {
    const found = await source.readRevision(id)
    if (!found) return undefined
    const { isClosed, ...current } = found
    return { isClosed, page: old && isSame(old, current) ? old : await source.makePage(id, current) }
  }

  function remember(id: string, entry: Entry) {
    forget(id)
    entries.set(id, entry)
    bytes += sizeOf(entry.page)
    while (bytes > maxBytes && entries.size > 1) forget(entries.keys().next().value as string)
  }

  function forget(id: string) {
    const entry = entries.get(id)
    if (entry) bytes -= sizeOf(entry.page)
    entries.delete(id)
    return undefined
  }

  /** A smaller form of the same page takes its place, unless a newer page has. */
  function replaceBrotli(id: string, page: CachedPage, brotli: Buffer) {
    const entry = entries.get(id)
    if (entry?.page !== page) return
    bytes += 2 * (brotli.length - page.brotli.length)
    page.brotli = brotli
  }

  return { peek, get, replaceBrotli }
}

export type PageCache = ReturnType<typeof createPageCache>

const isSame = (page: Revision, current: Revision) =>
  page.revision === current.revision && page.slug === current.slug && page.siteName === current.siteName

/** The first as bytes and as the text that the hot path sends. */
const sizeOf = ({ brotli, gzip }: CachedPage) => 2 * brotli.length + gzip.length
