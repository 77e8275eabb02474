import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { readSitemap, readSitemapPage } from './read-sitemap.ts'

const { app, db, platform, signedInVendor } = await createTestApp()
const online = await signedInVendor({ businessName: 'Tea & Toast' })
const gujarati = await signedInVendor({ businessName: 'અન્નપૂર્ણા' })
const banned = await signedInVendor()
await db.updateTable('vendors').set({ isBanned: true }).where('id', '=', banned.id).execute()

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
const site = ['/', '/about', '/pricing', '/contact', '/help', '/privacy', '/terms'].map(
  (path) => `http://thela.test${path}`,
)
const menus = [
  `http://thela.test/tea-toast/${online.id}`,
  `http://thela.test/${encodeURIComponent('અન્નપૂર્ણા')}/${gujarati.id}`,
]

test('the sitemap lists the site pages and only the menus that are online', async () => {
  const answer = await app.inject('/sitemap.xml')

  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(answer.body).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?><urlset xmlns="http:\/\/www.sitemaps.org/,
  )
  expect(addressesIn(answer.body)).toEqual([...site, ...menus])
})

test('addresses that exceed the limit of one file are split over several', async () => {
  const index = await readSitemap(platform, 1)
  expect(index).toContain('<sitemapindex ')
  expect(addressesIn(index)).toEqual([0, 1, 2].map((page) => `http://thela.test/sitemap-${page}.xml`))

  const pages = await Promise.all([0, 1, 2].map((page) => readSitemapPage(platform, page, 1)))
  expect(pages.flatMap((page) => addressesIn(page ?? ''))).toEqual([...site, ...menus])
  expect(await readSitemapPage(platform, 3, 1)).toBeUndefined()
})

test('each sitemap file has its own address, and a file past the last is not found', async () => {
  expect(addressesIn((await app.inject('/sitemap-0.xml')).body)).toEqual(site)
  expect(addressesIn((await app.inject('/sitemap-1.xml')).body)).toEqual(menus)
  expect((await app.inject('/sitemap-2.xml')).statusCode).toBe(404)
  expect((await app.inject('/sitemap-x.xml')).statusCode).toBe(404)
})

test('robots.txt names the sitemap and the private areas', async () => {
  const { body, headers } = await app.inject('/robots.txt')

  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toContain('Sitemap: http://thela.test/sitemap.xml')
  expect(body).toContain('Disallow: /dashboard')
  expect(body).toContain('Disallow: /admin')
})
