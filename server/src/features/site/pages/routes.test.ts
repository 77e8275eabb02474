import { sitePages } from '@thela/contract/site/pages'
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

test('every public page comes with its content, and says where it is [RTE-02] [RTE-03] [RTE-04] [RTE-05] [RTE-06] [RTE-07]', async () => {
  for (const path of sitePages) {
    const { statusCode, body } = await app.inject(path)
    expect([path, statusCode]).toEqual([path, 200])
    expect(body).toMatch(/<h1 class="[^"]*">/)
    expect(body).toContain(`<link rel="canonical" href="http://thela.test${path}" />`)
    expect(body).toContain('<meta property="og:image" content="http://thela.test/og-')
  }
})

test('a rendered page has one address only', async () => {
  for (const file of ['index', 'about', 'not-found'])
    expect((await app.inject(`/site/${file}.html`)).statusCode).toBe(404)
})

test('an address that nobody knows answers with the page that says so [RTE-37] [MKT-48]', async () => {
  const { statusCode, body } = await app.inject('/no-such-page')

  expect(statusCode).toBe(404)
  expect(body).toContain('Page Not Found</h1>')
  expect(body).toContain('<meta name="robots" content="noindex" />')
})

test('an administrator gives the site another name, and shared links say it', async () => {
  const renamed = await createTestApp()
  await renamed.db.insertInto('platformSettings').values(settings).execute()

  expect((await renamed.app.inject('/')).body).toContain('<title>Chai &amp; Co: Menus for tea stalls</title>')
  expect((await renamed.app.inject('/about')).body).toContain(
    '<meta property="og:title" content="About | Chai &amp; Co" />',
  )
})

test('while the site is closed, its pages wait for the app and robots come back later', async () => {
  const closed = await createTestApp()
  await closed.db
    .insertInto('platformSettings')
    .values({ ...settings, maintenanceMode: true })
    .execute()
  const { statusCode, headers, body } = await closed.app.inject('/pricing')

  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '300', 'no-store'])
  expect(body).toContain('<div id="root" data-waiting="">')
})
