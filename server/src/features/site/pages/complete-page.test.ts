import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { completePage, keepCompleted } from './complete-page.ts'

const facts = { origin: 'https://thela.test', siteName: 'Chai & "Co"', siteDescription: 'Menus <fast>' }

test('a page gets the origin and the escaped site name and description', async () => {
  const { gzip } = await completePage(
    '<title>{siteName}: {siteDescription}</title><link href="{origin}/about"><a href="?text=Hello%20%7BsiteName%7D">',
    facts,
  )

  expect(gunzipSync(gzip).toString()).toBe(
    '<title>Chai &amp; &quot;Co&quot;: Menus &lt;fast&gt;</title><link href="https://thela.test/about"><a href="?text=Hello%20Chai%20%26%20%22Co%22">',
  )
})

test('a page is completed once, and again when the site name changes', async () => {
  const complete = keepCompleted('<title>{siteName}</title>')
  const first = await complete(facts)

  expect(await complete({ ...facts })).toBe(first)
  expect((await complete({ ...facts, siteName: 'Other' })).etag).not.toBe(first.etag)
})
