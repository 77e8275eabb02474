import { readdirSync } from 'node:fs'
import { sitePages } from '@thela/contract/site/pages'
import { sitePaths } from '@thela/contract/site/paths'
import { beforeAll, expect, test } from 'vitest'
import { createTestApp } from '../app.ts'

const { app, signedInVendor, db } = await createTestApp()
let menu = ''
let origin = ''

beforeAll(async () => {
  const { id } = await signedInVendor()
  const { slug } = await db
    .selectFrom('vendors')
    .select('slug')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  menu = `/${slug}/${id}`
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})

/** Browsers revalidate these documents each time; a CDN may keep pages with an ETag for a second. */
const FRESH = ['no-cache', 'no-store', 'public, max-age=0, s-maxage=1, must-revalidate']

const appPaths = sitePaths.filter((path) => !path.includes(':') && !sitePages.includes(path as never))
const documents = () => [
  ...sitePages,
  ...appPaths,
  menu,
  '/no-such-page',
  '/dashboard/nothing',
  '/%',
  '/asha/nobody',
  '/index.html',
]

test('browsers revalidate every document before they show it', async () => {
  for (const path of documents())
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await fetch(origin + path, { headers: { 'accept-encoding': encoding } })
      await answer.text()
      const caching = answer.headers.get('cache-control')
      expect({ path, encoding, type: answer.headers.get('content-type'), caching }).toEqual({
        path,
        encoding,
        type: 'text/html; charset=utf-8',
        caching: FRESH.find((known) => known === caching) ?? FRESH[0],
      })
    }
})

test('a file with a hash in its name is cached forever', async () => {
  const assets = new URL('../../../web/dist/assets/', import.meta.url)
  const script = readdirSync(assets).find((name) => name.endsWith('.js'))
  const menuScript = /src="(\/assets\/menu\/[^"]+)"/.exec(await (await fetch(origin + menu)).text())?.[1]

  for (const path of [`/assets/${script}`, menuScript]) {
    const answer = await fetch(origin + path)
    await answer.text()
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ])
  }
})

test.each([
  ['br', 'br'],
  ['br;q=0', null],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['*', 'br'],
  ['br;q=0.2, gzip;q=0.3', 'gzip'],
  ['*;q=0', null],
  ['identity', null],
])('a client that accepts "%s" gets every page and file in %s', async (accepted, encoding) => {
  const script = /src="(\/assets\/[^"]+\.js)"/.exec((await app.inject('/login')).body)?.[1] ?? ''
  // The menu is requested twice, because the fast path sends it the second time.
  for (const path of [menu, menu, '/', '/about', '/login', '/no-such-page', script]) {
    const answer = await fetch(origin + path, { headers: { 'accept-encoding': accepted } })
    await answer.text()
    expect([path, answer.headers.get('content-encoding')]).toEqual([path, encoding])
    expect(answer.headers.get('vary')?.toLowerCase()).toContain('accept-encoding')
  }
})
