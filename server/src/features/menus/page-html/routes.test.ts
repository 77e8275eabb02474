import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { builtInSettings } from '@thela/contract/core/platform'
import { menuPath } from '@thela/contract/values/slug'
import { beforeAll, expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { saveSettings } from '../../core/settings/save-settings.ts'
import { raiseMenuRevision } from '../../vendors/record/queries.ts'

const { app, db, platform, send, signedInAdmin, signedInVendor } = await createTestApp()
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

test('a customer reads the menu at slug and id, without an account [RTE-01] [PUB-12]', async () => {
  const page = await read(url)

  expect(page.statusCode).toBe(200)
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.body).toContain('Butter Locho')
  expect(page.body).toContain('₹45')
})

test('the page comes compressed for who can read it, and is the same page', async () => {
  const plain = await read(url)
  const brotli = await read(url, { 'accept-encoding': 'gzip, br' })
  const gzip = await read(url, { 'accept-encoding': 'gzip' })

  expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
})

test('who has the page already gets no bytes', async () => {
  const { etag } = (await read(url)).headers
  const again = await read(url, { 'if-none-match': String(etag) })
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
})

test('the slug is read decoded and in any case', async () => {
  expect((await read(`/${encodeURIComponent('હિરલ-LOCHO')}/${vendor.id}`)).statusCode).toBe(200)
})

test('a slug that was never his is an invalid address [PUB-02]', async () => {
  const page = await read(`/somebody-else/${vendor.id}`)

  expect(page.statusCode).toBe(404)
  expect(page.body).toContain('Invalid URL')
  expect(page.body).toContain('The business URL is not valid.')
  expect(page.headers['x-robots-tag']).toBe('noindex')
})

test('an unknown vendor is not found [PUB-04]', async () => {
  const page = await read('/nobody/nothing23456')
  expect([page.statusCode, page.body.includes('Vendor Not Found')]).toEqual([404, true])
})

test('an address below one of the site itself is not a menu', async () => {
  const page = await read('/dashboard/nothing')
  expect([page.statusCode, page.body.includes('Vendor Not Found')]).toEqual([404, false])
})

test('a former name leads to the present one and keeps the query', async () => {
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

test('a change shows within a second, and an offline vendor is gone', async () => {
  await addItem('i2', 'Cheese Locho')
  await raiseMenuRevision(db, vendor.id)
  await expect.poll(async () => (await read(url)).body).toContain('Cheese Locho')

  await db.updateTable('vendors').set({ isActive: false }).where('id', '=', vendor.id).execute()
  await expect.poll(async () => (await read(url)).statusCode).toBe(404)
  await db.updateTable('vendors').set({ isActive: true }).where('id', '=', vendor.id).execute()
  await expect.poll(async () => (await read(url)).statusCode).toBe(200)
})

test('the footer bears the name that the settings give the site [SET-01]', async () => {
  expect((await read(url)).body).toContain('Thela')
  await saveSettings(platform, admin, { ...builtInSettings, siteName: 'Chaat Street' })

  await expect.poll(async () => (await read(url)).body).toContain('Chaat Street')
  await expect
    .poll(async () => (await read('/nobody/unknown')).body)
    .toContain('<title>Vendor Not Found – Chaat Street')
})

test('a known page is answered before the router, with the same headers', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  const ask = (method: string) => fetch(`http://127.0.0.1:${port}${url}`, { method })

  // Only the router gives request ids, and only it answers HEAD.
  const routed = await ask('HEAD')
  expect(routed.headers.get('x-request-id')).not.toBeNull()
  await expect.poll(async () => (await ask('GET')).headers.get('x-request-id')).toBeNull()

  const hot = await ask('GET')
  expect(await hot.text()).toContain('Cheese Locho')
  for (const name of [
    'content-security-policy',
    'x-content-type-options',
    'etag',
    'content-type',
    'referrer-policy',
  ]) {
    expect(hot.headers.get(name)).toBe(routed.headers.get(name))
  }
})
