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
const isThere = async (url: string) => (await app.inject(url)).statusCode === 200

test('a vendor gets a code that leads to the own menu [API-14] [QR-05]', async () => {
  const url = `${menu}?source=qr&scan_id=1700000000000`
  const answer = await generate({ url })
  const { success, qrCodeUrl } = answer.json()

  expect([answer.statusCode, success]).toEqual([200, true])
  expect(await readQrCode(await fetchPicture(qrCodeUrl))).toBe(url)
  const profile = await app.inject({ url: '/api/vendors/profile', headers: vendor.headers })
  expect(profile.json().vendor.qrCodeUrl).toBe(qrCodeUrl)
})

test('the code is near-black on white with a margin of two modules', async () => {
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

test('the code before is taken away', async () => {
  const first = (await generate({ url: menu })).json().qrCodeUrl
  const second = (await generate({ url: menu })).json().qrCodeUrl
  expect([await isThere(first), await isThere(second)]).toEqual([false, true])
})

test.each(['192.168.1.5:3001', 'evil.test', 'localhost:3001'])(
  'a code carries the configured address only, though the request came to %s',
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
])('no code is drawn for %s', async (url) => {
  const before = await readMenuTables(db)
  const answer = await generate({ url })

  expect([answer.statusCode, answer.json()]).toEqual([400, { success: false, message: 'Invalid menu URL' }])
  expect(await readMenuTables(db)).toEqual(before)
})

test('an address is needed', async () => {
  expect((await generate({})).json().details).toEqual([{ path: 'url', msg: 'URL is required' }])
  expect((await generate({ url: `${menu}?x=${'x'.repeat(600)}` })).statusCode).toBe(422)
})

test('guests and administrators get no code', async () => {
  const admin = await signedInAdmin()
  expect((await generate({ url: menu }, {})).statusCode).toBe(401)
  expect((await generate({ url: menu }, admin.headers)).statusCode).toBe(403)
})

test('a new code is one line in the log and a new revision; opening the page is no activity', async () => {
  const trace = await traceOf(db, vendor.id, () => generate({ url: menu }))
  expect(trace).toMatchObject({ logs: [{ action: 'UPDATE', entity: 'VENDOR' }], events: [], revisions: 1 })
})

test('when the log fails the code before stays', async () => {
  const { qrCodeUrl } = (await generate({ url: menu })).json()
  const before = await readMenuTables(db)

  expect((await whileLogIsBroken(db, () => generate({ url: menu }))).statusCode).toBe(500)
  expect(await readMenuTables(db)).toEqual(before)
  expect(await isThere(qrCodeUrl)).toBe(true)
})
