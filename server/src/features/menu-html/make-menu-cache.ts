import { createHash } from 'node:crypto'
import { type RenderOptions, renderMenuPage } from '@thela/menu/render'
import type { Platform } from '../../platform.ts'
import { findMenuRevision } from '../menu-page/queries.ts'
import { readMenuPage } from '../menu-page/read-menu-page.ts'
import { compressQuickly, compressSlowly } from './compress-page.ts'
import { createPageCache, type PageCache, type Revision } from './page-cache.ts'

const MAX_BYTES = 256 * 1024 * 1024

/** All but the name of the site, which an administrator may change at any time. */
export type MenuOptions = Omit<RenderOptions, 'siteName'>

/** The public menus as bytes: rendered when they change, not when they are asked for. */
export function makeMenuCache(platform: Platform, options: MenuOptions) {
  const cache: PageCache = createPageCache(
    { readRevision: (id) => findMenuRevision(platform.db, id), makePage },
    { maxBytes: MAX_BYTES },
  )

  async function makePage(id: string, current: Revision) {
    const html = Buffer.from(
      renderMenuPage(await readMenuPage(platform, id), { ...options, siteName: current.siteName }),
    )
    const page = { ...current, etag: etagOf(html), ...(await compressQuickly(html)) }

    compressSlowly(html).then((brotli) => cache.replaceBrotli(id, page, brotli))
    return page
  }

  return cache
}

/** The same menu has the same tag on every node and after every restart. */
const etagOf = (html: Buffer) => `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
