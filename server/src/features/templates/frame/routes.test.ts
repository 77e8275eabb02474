import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { templateCalls } from '../../../../test/templates.ts'

const { app, db, send, signedInVendor, signedInAdmin } = await createTestApp()
const admin = await signedInAdmin()
const { upload, toggle } = templateCalls(app, admin)
const { frameUrl } = (await upload('CornerCafe')).json().data
const hash = frameUrl.slice('/t/'.length)
const document = await app.inject(frameUrl)
const [runtime = '', template = ''] = [...document.body.matchAll(/src="([^"]+)"/g)].map(([, src]) => src)

test('the frame of a template may only run its two scripts and show uploaded pictures', () => {
  expect(template).toBe(`/t/tpl-${hash}.js`)
  expect(document.headers['content-security-policy']).toBe(
    `sandbox allow-scripts; default-src 'none'; frame-src 'none'; script-src http://thela.test${runtime} http://thela.test${template}; style-src 'unsafe-inline'; img-src http://thela.test/uploads/ data:; connect-src 'none'; form-action 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'; frame-ancestors 'self'`,
  )
})

test('the frame of a template may only connect to its scripts and uploaded pictures, and DNS prefetch is off', () => {
  expect(document.headers['connection-allowlist']).toBe(
    '("http://thela.test/t/*" "http://thela.test/uploads/*")',
  )
  expect(document.headers['x-dns-prefetch-control']).toBe('off')
})

test('its scripts can be loaded by a frame of another origin and cached forever', async () => {
  for (const url of [runtime, template]) {
    const script = await app.inject({ url, headers: { 'accept-encoding': 'br' } })
    expect(script.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  }
})

test('a template script is compressed once, and is not found as soon as it is removed', async () => {
  const read = async () => {
    const { statusCode, rawPayload } = await app.inject({
      url: template,
      headers: { 'accept-encoding': 'br' },
    })
    return { statusCode, rawPayload }
  }
  const rename = (from: string, to: string, compiled?: string) =>
    db
      .updateTable('templateUploads')
      .set({ hash: to, ...(compiled ? { compiled } : {}) })
      .where('hash', '=', from)
      .execute()
  const first = await read()
  const { compiled } = await db
    .selectFrom('templateUploads')
    .select('compiled')
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow()

  await rename(hash, hash, 'never read again')
  expect(await read()).toEqual(first)
  await rename(hash, '1'.repeat(32))
  expect((await read()).statusCode).toBe(404)
  await rename('1'.repeat(32), hash, compiled)
  expect(await read()).toEqual(first)
})

test('a template that was never uploaded is not found', async () => {
  for (const file of ['0'.repeat(32), `tpl-${'0'.repeat(32)}.js`, 'runtime-0.js', 'x']) {
    expect((await app.inject(`/t/${file}`)).statusCode).toBe(404)
  }
})

test('pages may only embed frames of templates', async () => {
  const { headers } = await app.inject('/livez')
  expect(headers['content-security-policy']).toContain('frame-src http://thela.test/t/;')
})

test('a menu contains the default layout and the address of the template frame', async () => {
  await toggle('CornerCafe', true)
  const vendor = await signedInVendor()
  const read = async () => (await app.inject(`/asha-chaat-house/${vendor.id}`)).body
  expect(await read()).not.toContain('"frame"')
  const payload = { templateId: 'CornerCafe', themeIndex: 2 }
  await send('POST', '/api/vendors/template', { headers: vendor.headers, payload })
  await expect.poll(read).toContain(`"frame":{"url":"${frameUrl}","themeIndex":2}`)
  expect(await read()).toContain('"templateId":"default-layout"')
})
