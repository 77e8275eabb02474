import { sitePages } from '@thela/contract/site/pages'
import { SUPPORT_CHAT, SUPPORT_EMAIL } from '@thela/contract/values/product'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'

const { app } = await createTestApp()

const settings = {
  siteName: 'Chai & Co',
  siteDescription: 'Menus for tea stalls',
  maintenanceMode: false,
  allowRegistrations: true,
  requireEmailVerification: false,
  maxFileSize: 5,
  allowedFileTypes: ['png'],
}

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The main headings of a page, which has the header and the footer of the site. */
async function readHeadings(path: (typeof sitePages)[number]) {
  const { statusCode, body } = await app.inject(path)
  expect([path, statusCode]).toEqual([path, 200])
  expect(body).toContain(`<link rel="canonical" href="http://thela.test${path}" />`)
  expect(body).toContain('<meta property="og:image" content="http://thela.test/og-')

  const [, header = ''] = body.match(/<header.*?<nav aria-label="Main".*?>(.*?)<\/nav>.*?<\/header>/s) ?? []
  const [, footer = ''] = body.match(/<footer.*?<nav aria-label="Footer".*?>(.*?)<\/nav>.*?<\/footer>/s) ?? []
  expect(textOf(header)).toBe('Home About Pricing Contact Search Privacy Terms')
  expect(textOf(footer)).toBe(
    'About Us Pricing Contact Get Started Search Vendors Privacy Policy Terms of Service Help',
  )

  const [, main = ''] = body.match(/<main.*?>(.*)<\/main>/s) ?? []
  return [...main.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, heading = '']) => textOf(heading))
}

test('the front page tells what the product is [RTE-02]', async () => {
  expect(await readHeadings('/')).toEqual(['Your menu, one scan away'])
})

test('/about shows the About page [RTE-03]', async () => {
  expect(await readHeadings('/about')).toEqual(['Made for the cart'])
})

test('/pricing shows the Pricing page [RTE-04]', async () => {
  expect(await readHeadings('/pricing')).toEqual(['Free, or ₹199 without ads'])
})

test('/privacy shows the Privacy policy [RTE-05]', async () => {
  expect(await readHeadings('/privacy')).toEqual(['Privacy Policy'])
})

test('/terms shows the Terms of service [RTE-06]', async () => {
  expect(await readHeadings('/terms')).toEqual(['Terms of Service'])
})

test('/contact shows the Contact page [RTE-07]', async () => {
  expect(await readHeadings('/contact')).toEqual(['Ask us anything'])
})

test('/help shows the guide for vendors', async () => {
  expect(await readHeadings('/help')).toEqual(['Help for vendors'])
})

test('every public page offers a chat and an email address in its footer [MKT-51]', async () => {
  for (const path of sitePages) {
    const [, footer = ''] = (await app.inject(path)).body.split('<footer')
    expect(footer).toContain(`href="${SUPPORT_CHAT}"`)
    expect(footer).toContain(`href="mailto:${SUPPORT_EMAIL}"`)
  }
})

test('the files of rendered pages have no address of their own', async () => {
  for (const file of ['index', 'about', 'not-found'])
    expect((await app.inject(`/site/${file}.html`)).statusCode).toBe(404)
})

test('the sign-in page has its form in its first bytes and is not for search engines', async () => {
  const { statusCode, headers, body } = await app.inject('/auth/login')

  expect([statusCode, headers['x-robots-tag']]).toEqual([200, 'noindex'])
  expect(body).toContain('<title>Login | Thela</title>')
  // A password never gets into an address, not even without scripts.
  expect(body).toMatch(/<form[^>]* method="post"/)
  expect(body).toMatch(/<input[^>]* type="password"/)
  expect(body).not.toMatch(/\{(origin|siteName|siteDescription)\}/)
})

test('an unknown address gets the "Page Not Found" page [RTE-37] [MKT-48]', async () => {
  for (const path of ['/no-such-page', '/a/b/c', '/dashboard/nothing', '/admin/nothing']) {
    const { statusCode, body } = await app.inject(path)
    expect([path, statusCode]).toEqual([path, 404])
    expect(body).toContain('<title>Page Not Found</title>')
    expect(body).toMatch(/<h1[^>]*>Page Not Found<\/h1>/)
    expect(body).toContain('<meta name="robots" content="noindex" />')
  }
})

test('the page titles and shared links use the site name set by an administrator', async () => {
  const renamed = await createTestApp()
  await renamed.db.insertInto('platformSettings').values(settings).execute()

  expect((await renamed.app.inject('/')).body).toContain('<title>Chai &amp; Co: Menus for tea stalls</title>')
  expect((await renamed.app.inject('/about')).body).toContain(
    '<meta property="og:title" content="About | Chai &amp; Co" />',
  )
})

test('the pages contain the site name, also in the prepared chat message [SET-19]', async () => {
  const renamed = await createTestApp()
  await renamed.db.insertInto('platformSettings').values(settings).execute()

  for (const path of [...sitePages, '/no-such-page']) {
    const { body } = await renamed.app.inject(path)
    expect([path, body]).toEqual([path, expect.stringContaining('>Chai &amp; Co</span>')])
    expect([path, body.match(/\{siteName\}|%7BsiteName%7D|>[^<]*Thela[^<]*</g)]).toEqual([path, null])
  }
  const chatMessage = encodeURIComponent('Hello Chai & Co, I am interested in the Starter plan.')
  expect((await renamed.app.inject('/pricing')).body).toContain(chatMessage.replaceAll("'", '&#x27;'))
})

test('during maintenance the pages are unavailable and tell robots to come back later', async () => {
  const underMaintenance = await createTestApp()
  await underMaintenance.db
    .insertInto('platformSettings')
    .values({ ...settings, maintenanceMode: true })
    .execute()
  const { statusCode, headers, body } = await underMaintenance.app.inject('/pricing')

  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '300', 'no-store'])
  expect(body).toContain('<div id="root" data-waiting="">')
})

test('a browser that prefers Hindi gets the pages in Hindi, and a choice in the address is remembered [LANG-05]', async () => {
  const inHindi = await app.inject({ url: '/', headers: { 'accept-language': 'hi-IN,hi;q=0.9' } })
  expect(inHindi.headers).toMatchObject({
    'content-language': 'hi',
    vary: 'Accept-Encoding, Accept-Language, Cookie',
  })
  expect(inHindi.body).toContain('<html lang="hi">')
  expect(inHindi.body).toMatch(/<title>Thela: \p{Script=Devanagari}/u)

  const chosen = await app.inject({ url: '/about?lang=gu', headers: { 'accept-language': 'hi' } })
  expect(chosen.body).toContain('<html lang="gu">')
  const cookie = String(chosen.headers['set-cookie'])
  expect(cookie).toMatch(/^language=gu; Path=\/; Max-Age=\d+; SameSite=Lax$/)

  const next = await app.inject({ url: '/no-such-page', headers: { cookie, 'accept-language': 'hi' } })
  expect([next.statusCode, next.body.slice(0, 40)]).toEqual([404, expect.stringContaining('lang="gu"')])
})

test('search engines find a page in each language at an address of its own [LANG-05]', async () => {
  const { body } = await app.inject('/about?lang=gu')
  const links = [...body.matchAll(/<link rel="(\w+)" (?:hreflang="([\w-]+)" )?href="(http[^"]+)" \/>/g)]

  expect(links.map(([, rel, language, address]) => [rel, language, address])).toEqual([
    ['canonical', undefined, 'http://thela.test/about?lang=gu'],
    ['alternate', 'en', 'http://thela.test/about'],
    ['alternate', 'hi', 'http://thela.test/about?lang=hi'],
    ['alternate', 'gu', 'http://thela.test/about?lang=gu'],
    ['alternate', 'x-default', 'http://thela.test/about'],
  ])
})

test('each language of a page has its own tag, and none gets a 304 for that of another', async () => {
  const english = await app.inject('/about')
  const tag = String(english.headers.etag)
  const asked = { 'if-none-match': tag }

  expect((await app.inject({ url: '/about', headers: asked })).statusCode).toBe(304)
  expect((await app.inject({ url: '/about?lang=hi', headers: asked })).statusCode).toBe(200)
})
