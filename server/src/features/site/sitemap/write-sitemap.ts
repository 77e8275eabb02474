import { sitePages } from '@thela/contract/site/pages'

/** What the sitemap protocol allows in one file. */
export const MAX_ADDRESSES = 50_000

type Menu = { id: string; slug: string }

/** A list of addresses, as search engines read it. */
export function writeSitemap(addresses: string[]) {
  return xml('urlset', addresses.map((address) => `<url><loc>${escapeXml(address)}</loc></url>`).join(''))
}

/** A sitemap index, for when one file cannot hold all addresses. */
export function writeSitemapIndex(addresses: string[]) {
  return xml(
    'sitemapindex',
    addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`).join(''),
  )
}

export const siteAddresses = (origin: string) => sitePages.map((path) => origin + path)

export const menuAddresses = (origin: string, menus: Menu[]) =>
  menus.map(({ slug, id }) => `${origin}/${encodeURIComponent(slug)}/${id}`)

const xml = (root: string, content: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${content}</${root}>\n`

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;')
