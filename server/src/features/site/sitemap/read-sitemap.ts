import type { Platform } from '../../../platform.ts'
import { countOnlineMenus, listOnlineMenus } from './queries.ts'
import {
  MAX_ADDRESSES,
  menuAddresses,
  siteAddresses,
  writeSitemap,
  writeSitemapIndex,
} from './write-sitemap.ts'

/** One sitemap while all addresses fit, else a sitemap index. */
export async function readSitemap({ db, config }: Platform, maxAddresses = MAX_ADDRESSES) {
  const site = siteAddresses(config.publicOrigin)
  const total = await countOnlineMenus(db)

  if (site.length + total <= maxAddresses) {
    const menus = await listOnlineMenus(db, { limit: maxAddresses, offset: 0 })
    return writeSitemap([...site, ...menuAddresses(config.publicOrigin, menus)])
  }
  const pages = Array.from({ length: Math.ceil(total / maxAddresses) + 1 }, (_, page) => page)
  return writeSitemapIndex(pages.map((page) => `${config.publicOrigin}/sitemap-${page}.xml`))
}

/** Page 0 is the site itself, menus follow; undefined past the end. */
export async function readSitemapPage({ db, config }: Platform, page: number, maxAddresses = MAX_ADDRESSES) {
  if (page === 0) return writeSitemap(siteAddresses(config.publicOrigin))

  const menus = await listOnlineMenus(db, { limit: maxAddresses, offset: (page - 1) * maxAddresses })
  return menus.length > 0 ? writeSitemap(menuAddresses(config.publicOrigin, menus)) : undefined
}
