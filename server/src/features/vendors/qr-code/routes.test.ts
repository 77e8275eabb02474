import { qrCodeApi } from '@thela/contract/vendors/qr-code'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { readQrCode } from '../../../../test/qr-code.ts'
import { readMenuTables, traceOf, whileLogIsBroken } from '../../../../test/writes.ts'

const { app, db, signedInVendor, signedInAdmin } = await createTestApp()
const vendor = await signedInVendor({ businessName: 'Café Zaria' })
const stranger = await signedInVendor()

const menu = `http://thela.test/caf%C3%A9-zaria/${vendor.id}`
const generate = (payload: object, headers: Record<string, string> = vendor.headers) =>
  app.inject({ method: 'POST', url: qrCodeApi.generate.path, headers, payload })
const fetchPicture = async (url: string) => (await app.inject(url)).rawPayload
const exists = async (url: string) => (await app.inject(url)).statusCode === 200

test('a vendor gets a QR code that leads to their own menu [API-14]', async () => {
  const url = `${menu}?source=qr&scan_id=1700000000000`
  const answer = await generate({ url })
  const { success, qrCodeUrl } = answer.json()

  expect([answer.statusCode, success]).toEqual([200, true])
  expect(await readQrCode(await fetchPicture(qrCodeUrl))).toBe(url)
  const profile = await app.inject({ url: '/api/vendors/profile', headers: vendor.headers })
  expect(profile.json().vendor.qrCodeUrl).toBe(qrCodeUrl)
})

test('a long name in Gujarati gets a code as small as any other', async () => {
  const gujarati = await signedInVendor({ businessName: 'અન્નપૂર્ણા ભોજનાલય' })
  const { vendor: profile } = (
    await app.inject({ url: '/api/vendors/profile', headers: gujarati.headers })
  ).json()
  expect(await readQrCode(await fetchPicture(profile.qrCodeUrl))).toBe(
    `http://thela.test/m/${gujarati.id}?source=qr`,
  )

  const url = `http://thela.test/m/${gujarati.id}?source=qr&scan_id=1700000000000`
  const { qrCodeUrl } = (await generate({ url }, gujarati.headers)).json()
  const { width = 0 } = await sharp(await fetchPicture(qrCodeUrl)).metadata()
  // Ten pixels each, and a margin of two modules on either side.
  expect(width / 10 - 4).toBeLessThanOrEqual(37)
})

test('the QR code is near-black on white with a margin of two modules', async () => {
  const { qrCodeUrl } = (await generate({ url: menu })).json()
  const { data, info } = await sharp(await fetchPicture(qrCodeUrl))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
  ]

  expect([at(0, 0), at(19, 19), at(20, 20)]).toEqual([
    [255, 255, 255],
    [255, 255, 255],
    [17, 24, 39],
  ])
})

test('a new QR code replaces the old one', async () => {
  const first = (await generate({ url: menu })).json().qrCodeUrl
  const second = (await generate({ url: menu })).json().qrCodeUrl
  expect([await exists(first), await exists(second)]).toEqual([false, true])
})

test.each(['192.168.1.5:3001', 'evil.test', 'localhost:3001'])(
  'a QR code for another host is refused, even if the request came to %s',
  async (host) => {
    const answer = await app.inject({
      method: 'POST',
      url: qrCodeApi.generate.path,
      headers: { ...vendor.headers, host, 'x-forwarded-host': host },
      payload: { url: `http://${host}/caf%C3%A9-zaria/${vendor.id}` },
    })
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'Invalid menu URL'])
  },
)

test.each([
  'no address',
  'javascript:alert(1)',
  'ftp://thela.test/x/y',
  `https://thela.test/caf%C3%A9-zaria/${vendor.id}`,
  `http://evil.test/caf%C3%A9-zaria/${vendor.id}`,
  `http://thela.test.evil.test/caf%C3%A9-zaria/${vendor.id}`,
  `http://thela.test@evil.test/caf%C3%A9-zaria/${vendor.id}`,
  `http://someone:secret@thela.test/caf%C3%A9-zaria/${vendor.id}`,
  `http://thela.test/${stranger.user.slug}/${stranger.id}`,
  `http://thela.test/other-name/${vendor.id}`,
  `http://thela.test/caf%C3%A9-zaria/${vendor.id}/more`,
  `http://thela.test/%E0%A4%A/${vendor.id}`,
  'http://thela.test/',
])('a QR code for %s is refused', async (url) => {
  const before = await readMenuTables(db)
  const answer = await generate({ url })

  expect([answer.statusCode, answer.json()]).toEqual([400, { success: false, message: 'Invalid menu URL' }])
  expect(await readMenuTables(db)).toEqual(before)
})

test('a missing or too long address is refused', async () => {
  expect((await generate({})).json().details).toEqual([{ path: 'url', msg: 'URL is required' }])
  expect((await generate({ url: `${menu}?x=${'x'.repeat(600)}` })).statusCode).toBe(422)
})

test('guests and administrators cannot generate a QR code', async () => {
  const admin = await signedInAdmin()
  expect((await generate({ url: menu }, {})).statusCode).toBe(401)
  expect((await generate({ url: menu }, admin.headers)).statusCode).toBe(403)
})

test('a new QR code adds one log entry and a new menu revision but no event', async () => {
  const trace = await traceOf(db, vendor.id, () => generate({ url: menu }))
  expect(trace).toMatchObject({ logs: [{ action: 'UPDATE', entity: 'VENDOR' }], events: [], revisions: 1 })
})

test('the old QR code stays if the audit log cannot be written', async () => {
  const { qrCodeUrl } = (await generate({ url: menu })).json()
  const before = await readMenuTables(db)

  expect((await whileLogIsBroken(db, () => generate({ url: menu }))).statusCode).toBe(500)
  expect(await readMenuTables(db)).toEqual(before)
  expect(await exists(qrCodeUrl)).toBe(true)
})
