import type { Page } from '@playwright/test'
import { sitePages } from '@thela/contract/site/pages'
import { sitePaths } from '@thela/contract/site/paths'
import { SUPPORT_CHAT, SUPPORT_EMAIL } from '@thela/contract/values/product'
import { expect, longTest, test } from './fixtures.ts'
import { hydrate } from './hydrate.ts'
import { trackNetwork } from './network-idle.ts'

/** All addresses that a page names, as the browser resolves them. */
const linksOf = (page: Page) =>
  page.locator('a[href]').evaluateAll((links) => (links as HTMLAnchorElement[]).map(({ href }) => href))

type Walk = { page: Page; traffic: ReturnType<typeof trackNetwork> }

async function openAndRead({ page, traffic }: Walk, url: string) {
  if (!isRead(url)) return fetchPage(page, url)
  const answer = await page.goto(url)
  expect(answer?.status(), url).toBe(200)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await traffic.untilIdle()
  await expect(page.getByText('Not here yet'), url).toHaveCount(0)
  return linksOf(page)
}

/** The server writes it whole. */
async function fetchPage(page: Page, url: string) {
  const answer = await page.request.get(url)
  expect(answer.status(), url).toBe(200)
  expect(await answer.text(), url).toContain('<h1')
  return []
}

/** Where a vendor's menu leads on to is the vendor's business. */
const isRead = (url: string) => sitePaths.some((path) => path === new URL(url).pathname)

/** Walks from page to page as long as there are new ones; answers with all addresses it met. */
async function crawl(page: Page, origin: string) {
  const walk = { page, traffic: trackNetwork(page) }
  const waiting = sitePages.map((path) => origin + path)
  const met = new Set(waiting)

  for (let url = waiting.shift(); url; url = waiting.shift()) {
    const addresses = (await openAndRead(walk, url)).map((link) => link.split('#')[0] ?? '')
    for (const address of addresses.filter((address) => !met.has(address))) {
      met.add(address)
      if (address.startsWith(`${origin}/`)) waiting.push(address)
    }
  }
  return [...met]
}

longTest('every link of the site leads somewhere that exists', async ({ page, baseURL }) => {
  test.slow()
  const origin = baseURL ?? ''
  const met = await crawl(page, origin)

  expect(met).toContain(`${origin}/auth/register`)
  expect(met).toContain(`${origin}/auth/login`)
  const elsewhere = met.filter((address) => !address.startsWith(`${origin}/`))
  const ways = [SUPPORT_CHAT, `mailto:${SUPPORT_EMAIL}`, 'tel:+91']
  expect(elsewhere.filter((address) => !ways.some((way) => address.startsWith(way)))).toEqual([])
})

test('every anchor link finds its target, and every picture, style and script of the site is there', async ({
  page,
}) => {
  const traffic = trackNetwork(page)
  const missing: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) missing.push(`${response.status()} ${response.url()}`)
  })
  page.on('requestfailed', (request) => missing.push(`failed ${request.url()}`))
  for (const path of sitePages) {
    await page.goto(path)
    expect(await lostAnchors(page), path).toEqual([])
    await hydrate(page)
    await traffic.untilIdle()
  }
  expect(missing).toEqual([])
})

const lostAnchors = (page: Page) =>
  page
    .locator('a[href^="#"]')
    .evaluateAll((links) =>
      links
        .map((link) => link.getAttribute('href')?.slice(1) ?? '')
        .filter((id) => !document.getElementById(id)),
    )

test('everything in the sitemap can be opened', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text()
  const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)

  expect(addresses.length).toBeGreaterThanOrEqual(sitePages.length + 10)
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200)
})

test('search engines keep out of what is not for them', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('Disallow: /dashboard')

  for (const path of ['/ads/example', '/test/floating-ads', '/dashboard', '/admin'])
    expect((await request.get(path)).headers()['x-robots-tag'], path).toBe('noindex')
  for (const path of sitePages)
    expect((await request.get(path)).headers()['x-robots-tag'], path).toBeUndefined()
})
