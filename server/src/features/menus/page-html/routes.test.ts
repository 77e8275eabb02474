import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { builtInSettings } from '@thela/contract/core/platform'
import { menuPath } from '@thela/contract/values/slug'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { buildApp } from '../../../app.ts'
import { connect } from '../../../db/connect.ts'
import { saveSettings } from '../../core/settings/save-settings.ts'
import { raiseMenuRevision } from '../../vendors/record/queries.ts'

const { app, connection, db, platform, send, signedInAdmin, signedInVendor } = await createTestApp()
const admin = { role: 'SUPER_ADMIN', id: (await signedInAdmin()).id, ip: '127.0.0.1' } as const
const vendor = await signedInVendor({ businessName: 'હિરલ Locho' })
const url = encodeURI(menuPath(vendor))

beforeAll(async () => {
  await db
    .insertInto('categories')
    .values({ vendorId: vendor.id, id: 'c1', name: 'Locho', position: 1 })
    .execute()
  await addItem('i1', 'Butter Locho')
})

function addItem(id: string, name: string) {
  return db
    .insertInto('menuItems')
    .values({ vendorId: vendor.id, id, categoryId: 'c1', name, price: 45, position: 1 })
    .execute()
}

const read = (path: string, headers: Record<string, string> = {}) => app.inject({ url: path, headers })

test('a customer without an account gets the menu by slug and id [RTE-01] [PUB-12]', async () => {
  const page = await read(url)

  expect(page.statusCode).toBe(200)
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.headers['set-cookie']).toBeUndefined()
  const [, body = ''] = page.body.split('</head>')
  const withoutScripts = body.replaceAll(/<script.*?<\/script>/gs, '')
  expect(withoutScripts).toContain('<h1>હિરલ Locho</h1>')
  expect(withoutScripts).toContain('Butter Locho')
  expect(withoutScripts).toContain('₹45')
})

test('the page is compressed if the browser supports it, with the same content', async () => {
  const plain = await read(url)
  const brotli = await read(url, { 'accept-encoding': 'gzip, br' })
  const gzip = await read(url, { 'accept-encoding': 'gzip' })

  expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
})

test('a browser that already has the page gets 304', async () => {
  const { etag } = (await read(url)).headers
  const again = await read(url, { 'if-none-match': String(etag) })
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
})

test('the slug is decoded and case-insensitive', async () => {
  expect((await read(`/${encodeURIComponent('હિરલ-LOCHO')}/${vendor.id}`)).statusCode).toBe(200)
})

test('a slug that the vendor never had is an invalid URL [PUB-02]', async () => {
  const page = await read(`/somebody-else/${vendor.id}`)

  expect(page.statusCode).toBe(404)
  expect(page.body).toContain('<h1>Invalid URL</h1><p>The business URL is not valid.</p>')
  expect(page.headers['x-robots-tag']).toBe('noindex')
})

test('a vendor who is unknown, inactive, banned or deleted is not found [PUB-04]', async () => {
  const changes = [{ isActive: false }, { isBanned: true }, { deletedAt: '2026-01-01' }]
  const gone = await Promise.all(
    changes.map(async (change) => {
      const { id } = await signedInVendor({ businessName: 'Gone' })
      await db.updateTable('vendors').set(change).where('id', '=', id).execute()
      return `/gone/${id}`
    }),
  )
  for (const path of ['/nobody/nothing23456', ...gone]) {
    const { statusCode, body } = await read(path)
    expect([path, statusCode]).toEqual([path, 404])
    expect(body).toContain('<title>Vendor Not Found – ')
    expect(body).toContain('<h1>Vendor Not Found</h1>')
  }
})

test('a menu that cannot be read says so, and to come back later [PUB-06]', async () => {
  const unavailable = connect({ ...connection, database: 'no_such_database' })
  const broken = await buildApp({ ...platform, db: unavailable.db })
  onTestFinished(async () => {
    await broken.close()
    await unavailable.close()
  })
  const { statusCode, headers, body } = await broken.inject(url)

  expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store'])
  expect(body).toContain(
    '<h1>Something went wrong</h1><p>Unable to load the vendor menu. Please try again later.</p>',
  )
})

test('the default layout has an ad banner above, amid and below the items, unless the vendor has no ads [PUB-15]', async () => {
  const stall = await signedInVendor({ businessName: 'Four Snacks' })
  await db
    .insertInto('categories')
    .values({ vendorId: stall.id, id: 'c', name: 'Snacks', position: 1 })
    .execute()
  const names = ['Samosa', 'Kachori', 'Dabeli', 'Khaman']
  const items = names.map((name, n) => ({
    vendorId: stall.id,
    id: `i${n}`,
    categoryId: 'c',
    name,
    price: 20,
    position: n,
  }))
  await db.insertInto('menuItems').values(items).execute()
  const slotsAndNames = (body: string) =>
    (body.split('</head>')[1] ?? '')
      .replaceAll(/<script.*?<\/script>/gs, '')
      .match(/data-ad="\w+"|>(Samosa|Kachori|Dabeli|Khaman)</g)
      ?.map((found) => found.replaceAll(/data-ad=|[">]|</g, ''))

  expect(slotsAndNames((await read(menuPath(stall))).body)).toEqual([
    'top',
    'Samosa',
    'Kachori',
    'middle',
    'Dabeli',
    'Khaman',
    'bottom',
    'floating',
  ])
  await db.updateTable('vendors').set({ showAds: false }).where('id', '=', stall.id).execute()
  await raiseMenuRevision(db, stall.id)
  await expect.poll(async () => slotsAndNames((await read(menuPath(stall))).body)).toEqual(names)
})

test('a path below a page of the site is not a menu', async () => {
  const page = await read('/dashboard/nothing')
  expect([page.statusCode, page.body.includes('Vendor Not Found')]).toEqual([404, false])
})

test('a short address opens the menu, which names its own', async () => {
  const gujarati = await signedInVendor({ businessName: 'અન્નપૂર્ણા ભોજનાલય' })
  const page = await read(`/m/${gujarati.id}?source=qr`)

  expect(page.statusCode).toBe(200)
  expect(page.body).toContain(
    `<link rel="canonical" href="http://thela.test/${encodeURIComponent(gujarati.user.slug)}/${gujarati.id}">`,
  )
  // Again, from the cache.
  expect((await read(`/m/${gujarati.id}?source=qr`)).statusCode).toBe(200)
  expect((await read('/m/nobody')).statusCode).toBe(404)
})

test('a former slug redirects to the current one and keeps the query', async () => {
  const renamed = await signedInVendor({ businessName: 'Old Name' })
  await send('PUT', '/api/vendors/profile', {
    headers: renamed.headers,
    payload: { businessName: 'New Name' },
  })

  const page = await read(`/old-name/${renamed.id}?source=qr&scan_id=7`)
  expect([page.statusCode, page.headers.location]).toEqual([
    302,
    `/new-name/${renamed.id}?source=qr&scan_id=7`,
  ])
  expect((await read(`/new-name/${renamed.id}`)).statusCode).toBe(200)
})

test('a change is picked up, and an offline vendor is not found', async () => {
  await addItem('i2', 'Cheese Locho')
  await raiseMenuRevision(db, vendor.id)
  await expect.poll(async () => (await read(url)).body).toContain('Cheese Locho')

  await db.updateTable('vendors').set({ isActive: false }).where('id', '=', vendor.id).execute()
  await expect.poll(async () => (await read(url)).statusCode).toBe(404)
  await db.updateTable('vendors').set({ isActive: true }).where('id', '=', vendor.id).execute()
  await expect.poll(async () => (await read(url)).statusCode).toBe(200)
})

test('the page shows Menu Not Found if the vendor goes offline while it is rendered [PUB-07]', async () => {
  const leaving = await signedInVendor({ businessName: 'Gone Meanwhile' })
  const goOffline = () =>
    db.updateTable('vendors').set({ isActive: false }).where('id', '=', leaving.id).execute()
  const intercepted = db.withPlugin({
    transformQuery: ({ node }) => node,
    // At this point the revision has been read, and the vendor's data is read next.
    transformResult: async ({ result }) => {
      if (result.rows.some((row) => 'menuRev' in row || 'menu_rev' in row)) await goOffline()
      return result
    },
  })
  const slow = await buildApp({ ...platform, db: intercepted })
  onTestFinished(() => slow.close())
  const first = await slow.inject(menuPath(leaving))
  const next = await slow.inject(menuPath(leaving))

  expect([first.statusCode, next.statusCode]).toEqual([404, 404])
  expect(first.body).toContain('<h1>Menu Not Found</h1>')
  expect(first.body).not.toContain('Vendor Not Found')
  expect(first.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect(next.body).toContain('<h1>Vendor Not Found</h1>')
})

test('the footer shows the site name from the settings', async () => {
  expect((await read(url)).body).toContain('Thela')
  await saveSettings(platform, admin, { ...builtInSettings, siteName: 'Chaat Street' })

  await expect.poll(async () => (await read(url)).body).toContain('Chaat Street')
  await expect
    .poll(async () => (await read('/nobody/unknown')).body)
    .toContain('<title>Vendor Not Found – Chaat Street')
})

test('a cached page is answered on the fast path, with the same headers', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  const request = (method: string) => fetch(`http://127.0.0.1:${port}${url}`, { method })

  // Only the router sets request ids and answers HEAD.
  const routed = await request('HEAD')
  expect(routed.headers.get('x-request-id')).not.toBeNull()
  await expect.poll(async () => (await request('GET')).headers.get('x-request-id')).toBeNull()

  const cached = await request('GET')
  expect(await cached.text()).toContain('Cheese Locho')
  for (const name of [
    'content-security-policy',
    'x-content-type-options',
    'etag',
    'content-type',
    'referrer-policy',
  ]) {
    expect(cached.headers.get(name)).toBe(routed.headers.get(name))
  }
})
