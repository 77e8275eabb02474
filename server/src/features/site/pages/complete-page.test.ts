import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { completePage, keepCompleted } from './complete-page.ts'

const facts = { origin: 'https://thela.test', siteName: 'Chai & "Co"', siteDescription: 'Menus <fast>' }

test('a page learns where it is and what it is called, and a name cannot break out of its place', async () => {
  const { gzip } = await completePage(
    '<title>{siteName}: {siteDescription}</title><link href="{origin}/about">',
    facts,
  )

  expect(gunzipSync(gzip).toString()).toBe(
    '<title>Chai &amp; &quot;Co&quot;: Menus &lt;fast&gt;</title><link href="https://thela.test/about">',
  )
})

test('a page is made once, and again when the site gets another name', async () => {
  const complete = keepCompleted('<title>{siteName}</title>')
  const first = await complete(facts)

  expect(await complete({ ...facts })).toBe(first)
  expect((await complete({ ...facts, siteName: 'Other' })).etag).not.toBe(first.etag)
})
