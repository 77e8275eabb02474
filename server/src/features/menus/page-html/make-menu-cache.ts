import type { LanguageCode } from '@thela/contract/values/languages'
import { platformTimeZone } from '@thela/contract/values/time-zone'
import type { RenderOptions } from '@thela/menu/render'
import { isDatabaseDown } from '../../../db/database-errors.ts'
import { compressIfCurrent, compressQuickly } from '../../../http/compress-page.ts'
import { createPageCache, isSame, type PageCache, type Revision } from '../../../http/page-cache.ts'
import type { Platform } from '../../../platform.ts'
import { findMenuRevision } from '../page-data/queries.ts'
import { readMenuParts, type SlugStatus } from '../page-data/read-menu-page.ts'
import { startMenuWriter } from './start-menu-writer.ts'

const MAX_PAGE_BYTES = 256 * 1024 * 1024
const MAX_JSON_BYTES = 64 * 1024 * 1024

/** All but the name of the site, which an administrator may change at any time, and the time zone. */
export type MenuOptions = Omit<RenderOptions, 'siteName' | 'timeZone'>

/** The public menus as bytes, pages and responses of `menu-full`: rendered when they change, not for each request. */
export function makeMenuCache(platform: Platform, options: MenuOptions) {
  const writer = startMenuWriter()

  const pages: PageCache = createPageCache(
    { readRevision: (key, isKept) => findRevision(readPageKey(key).id, isKept), makePage },
    { maxBytes: MAX_PAGE_BYTES },
  )
  const answers: PageCache = createPageCache(
    { readRevision: (key, isKept) => findRevision(readResponseKey(key).id, isKept), makePage: makeAnswer },
    { maxBytes: MAX_JSON_BYTES },
  )

  /** While the primary is gone, a menu that is in no cache is shown as the replica has it; a kept page may be newer. */
  async function findRevision(id: string, isKept: boolean) {
    try {
      return await findMenuRevision(platform.db, id)
    } catch (error) {
      if (isKept || !isDatabaseDown(error) || !platform.reads.isReplicaInUse()) throw error
      return platform.reads.askAt('replica', (db) => findMenuRevision(db, id))
    }
  }

  async function makePage(key: string, current: Revision) {
    const { id, language } = readPageKey(key)
    const menu = await readParts(current, id, language)
    const { bytes, etag } = await writer.write({
      menu,
      form: 'page',
      options: { ...options, siteName: current.siteName, timeZone: platformTimeZone() },
    })
    const page = { ...current, etag, ...(await compressQuickly(bytes)) }

    compressIfCurrent(bytes, () => pages.isCurrent(key, page)).then(
      (brotli) => brotli && pages.replaceBrotli(key, page, brotli),
    )
    return page
  }

  async function makeAnswer(key: string, current: Revision) {
    const { id, language, slugStatus } = readResponseKey(key)
    const menu = await readParts(current, id, language)
    const { bytes, etag } = await writer.write({ menu, form: 'json', slugStatus })
    return { ...current, etag, ...(await compressQuickly(bytes)) }
  }

  /** From a replica, if it has what the primary has: a page must not be kept under a revision that it does not show. */
  async function readParts(current: Revision, id: string, language: LanguageCode | undefined) {
    const menu = await platform.reads.askAt('replica', async (db) => {
      if (db === platform.db || isSame(await findMenuRevision(db, id), current))
        return readMenuParts({ ...platform, db }, id, language)
      return undefined
    })
    return menu ?? readMenuParts(platform, id, language)
  }

  return { pages, answers, close: writer.close }
}

export type MenuCache = ReturnType<typeof makeMenuCache>

/** A menu has a page for each of its languages; the one in the main language needs no name. */
export const pageKey = (id: string, language?: LanguageCode) => (language ? `${id} ${language}` : id)

function readPageKey(key: string) {
  const [id = '', language] = key.split(' ')
  return { id, language: language as LanguageCode | undefined }
}

/** The response includes the status of the requested slug, so a menu has up to four of them in each language. */
export const responseKey = (id: string, slugStatus: SlugStatus | null, language?: LanguageCode) =>
  `${slugStatus ?? ''} ${pageKey(id, language)}`

function readResponseKey(key: string) {
  const end = key.indexOf(' ')
  return { slugStatus: (key.slice(0, end) || null) as SlugStatus | null, ...readPageKey(key.slice(end + 1)) }
}
