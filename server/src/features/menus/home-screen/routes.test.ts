import { adminVendorsApi } from '@thela/contract/admin/vendors'
import { MenuManifest } from '@thela/contract/menus/home-screen'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { form } from '../../../../test/form.ts'
import { addBundledTemplates } from '../../templates/catalogue/add-bundled-templates.ts'
import { drawIcon } from './draw-icon.ts'

const { app, db, platform, send, signedInAdmin, signedInVendor } = await createTestApp()
await addBundledTemplates(db)
type Stall = Awaited<ReturnType<typeof signedInVendor>>

const ask = (id: string, query = '', headers = {}) =>
  app.inject({ url: `/api/public/vendor/${id}/manifest${query}`, headers })
const manifestOf = async ({ id }: Stall, query = '') => MenuManifest.parse((await ask(id, query)).json())
const save = (stall: Stall, payload: object) =>
  send('PUT', '/api/vendors/profile', { headers: stall.headers, payload })

/** Red with a blue frame, and nothing in its corners. */
const drawnLogo = sharp(
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><circle cx="200" cy="200" r="190" fill="#c00000" stroke="#0000c0" stroke-width="20"/></svg>',
  ),
)
  .png()
  .toBuffer()

async function addLogo(stall: Stall) {
  const { headers, payload } = await form({ image: await drawnLogo, folder: 'vendor-logos' })
  const uploaded = await send('POST', '/api/upload/image', {
    headers: { ...headers, ...stall.headers },
    payload,
  })
  expect((await save(stall, { logoUrl: uploaded.json().url })).statusCode).toBe(200)
}

type Point = [x: number, y: number]

/** The colour at a point, as parts of the width. */
async function pixels(bytes: Buffer) {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = ([x, y]: Point) => {
    const start = (Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) * 3
    return [...data.subarray(start, start + 3)]
  }
  return { size: [info.width, info.height], at }
}

/** Of the icon of a manifest that has this purpose and size. */
async function iconOf({ icons }: MenuManifest, purpose: string, size: number) {
  const icon = icons.find((one) => one.purpose === purpose && one.sizes === `${size}x${size}`)
  const answer = await app.inject(icon?.src ?? '')
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png'])
  expect((await sharp(answer.rawPayload).metadata()).format).toBe('png')
  return pixels(answer.rawPayload)
}

const BLUE = [29, 78, 216]
const ORANGE = [194, 65, 12]
const isNear = (one: number[], other: number[]) =>
  one.every((part, n) => Math.abs(part - (other[n] ?? 0)) < 24)

test('a menu has its name, its address, its language and the colours of its design for a home screen [POCK-03]', async () => {
  const stall = await signedInVendor()
  const address = `/asha-chaat-house/${stall.id}`
  const { icons, ...manifest } = await manifestOf(stall)

  expect(manifest).toEqual({
    id: `/m/${stall.id}`,
    name: 'Asha Chaat House',
    short_name: 'Asha Chaat',
    start_url: address,
    scope: address,
    display: 'standalone',
    lang: 'en',
    dir: 'ltr',
    theme_color: '#1e3a8a',
    background_color: '#ffffff',
  })
  expect(icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
  ])

  const chosen = await send('POST', '/api/vendors/template', {
    headers: stall.headers,
    payload: { templateId: 'StreetFoodVibrant', themeIndex: 3 },
  })
  expect(chosen.statusCode).toBe(200)
  await expect.poll(async () => (await manifestOf(stall)).theme_color).toBe('#7c2d12')
  const sunny = await manifestOf(stall)
  expect(sunny.background_color).toBe('#fff3d1')
  expect(sunny.icons[0]?.src).not.toBe(icons[0]?.src)
  expect((await iconOf(sunny, 'any', 192)).at([0.02, 0.02])).toEqual(ORANGE)
})

test.each([
  ['🍔 Burger 🍟 Point of Adajan Patiya', '🍔 Burger 🍟'],
  ['અન્નપૂર્ણા ભોજનાલય', 'અન્નપૂર્ણા ભોજનાલય'],
  ['શ્રીશ્રીશ્રીશ્રીશ્રીશ્રીશ્રીશ્રીશ્રીશ્રીશ્રીશ્રીશ્રીશ્રી', 'શ્રીશ્રીશ્રીશ્રીશ્રીશ્રીશ્રીશ્રીશ્રીશ્રીશ્રીશ્રી'],
  ['Tea & "Toast" <Stall>', 'Tea &'],
  ['Chai', 'Chai'],
])('%s keeps its name whole, and a short one without half letters [POCK-03]', async (businessName, short) => {
  const stall = await signedInVendor({ businessName })
  const manifest = await manifestOf(stall)
  expect([manifest.name, manifest.short_name]).toEqual([businessName, short])

  const opened = await app.inject(manifest.start_url)
  expect(opened.statusCode).toBe(200)
  const { size, at } = await iconOf(manifest, 'maskable', 192)
  expect([size, at([0.02, 0.5])]).toEqual([[192, 192], BLUE])
})

test('the icon is the logo, whole within what a launcher leaves of it, on the colour of the menu [POCK-03]', async () => {
  const stall = await signedInVendor()
  await addLogo(stall)
  await expect
    .poll(async () => isNear((await iconOf(await manifestOf(stall), 'any', 512)).at([0.5, 0.5]), [192, 0, 0]))
    .toBe(true)
  const manifest = await manifestOf(stall)

  const plain = await iconOf(manifest, 'any', 512)
  expect(plain.size).toEqual([512, 512])
  expect(plain.at([0.01, 0.01])).toEqual([255, 255, 255])
  expect(isNear(plain.at([0.5, 0.02]), [0, 0, 192])).toBe(true)

  for (const size of [192, 512]) {
    const { at } = await iconOf(manifest, 'maskable', size)
    expect(isNear(at([0.5, 0.5]), [192, 0, 0])).toBe(true)
    // All around the circle that a launcher may cut out, and in the corners.
    for (let angle = 0; angle < 2 * Math.PI; angle += 0.1) {
      const around: Point = [0.5 + 0.41 * Math.cos(angle), 0.5 + 0.41 * Math.sin(angle)]
      expect(at(around)).toEqual(BLUE)
    }
    expect(at([0, 1])).toEqual(BLUE)
    // Its frame is whole: 0.8 of the width is its diagonal.
    expect(isNear(at([0.5, 0.5 - 0.28 + 0.014]), [0, 0, 192])).toBe(true)
  }
})

test('without a logo the icon is the first letter, and a stall where no font has that letter [POCK-03]', async () => {
  const draw = (letter: string) =>
    drawIcon(platform.files, { logoUrl: null, letter, ground: '#1d4ed8' }, 'maskable-192')
  const [none, a, b, unknown] = await Promise.all([draw(''), draw('A'), draw('B'), draw('\u0379')])

  expect(unknown.equals(none)).toBe(true)
  expect(a.equals(none) || b.equals(none) || a.equals(b)).toBe(false)
  for (const icon of [none, a, b]) {
    const { channels } = await sharp(icon).stats()
    expect(channels.map(({ max }) => max)).toEqual([255, 255, 255])
    expect((await pixels(icon)).at([0.2, 0.2])).toEqual(BLUE)
  }
})

test('a logo from elsewhere or one that is gone is not fetched: the letter is shown [POCK-03]', async () => {
  const stall = await signedInVendor()
  const letter = (await app.inject((await manifestOf(stall)).icons[0]?.src ?? '')).rawPayload
  expect((await save(stall, { logoUrl: 'https://example.com/logo.png' })).statusCode).toBe(200)
  const elsewhere = (await app.inject((await manifestOf(stall)).icons[0]?.src ?? '')).rawPayload
  expect(elsewhere.equals(letter)).toBe(true)
})

test('each language of a menu opens in itself, as one and the same app [POCK-03]', async () => {
  const stall = await signedInVendor()
  await save(stall, { menuLanguage: 'gu', otherLanguages: ['ur'] })
  const [main, urdu, other] = await Promise.all(
    ['', '?lang=ur', '?lang=bn'].map((lang) => manifestOf(stall, lang)),
  )

  expect(main).toMatchObject({ lang: 'gu', dir: 'ltr', start_url: `/asha-chaat-house/${stall.id}` })
  expect(urdu).toMatchObject({ lang: 'ur', dir: 'rtl', start_url: `${main?.start_url}?lang=ur` })
  expect(urdu?.id).toBe(main?.id)
  expect(other).toEqual(main)
})

test('a phone that has the manifest and the icon gets neither again [POCK-03]', async () => {
  const stall = await signedInVendor()
  const whole = await ask(stall.id)
  expect(whole.headers['content-type']).toBe('application/manifest+json; charset=utf-8')
  expect(whole.headers['cache-control']).toBe('public, max-age=0, s-maxage=1, must-revalidate')
  const again = await ask(stall.id, '', { 'if-none-match': whole.headers.etag })
  expect([again.statusCode, again.body]).toEqual([304, ''])

  const url = whole.json().icons[0].src
  const { headers } = await app.inject(url)
  const icon = await app.inject({ url, headers: { 'if-none-match': headers.etag } })
  expect([icon.statusCode, icon.body]).toEqual([304, ''])
  expect((await app.inject(`/api/public/vendor/${stall.id}/icon/any-64`)).statusCode).toBe(404)
})

test.each([
  { change: 'banned', act: adminVendorsApi.setBan, payload: { isBanned: true, reason: 'Sold fake sweets' } },
  { change: 'deleted', act: adminVendorsApi.remove },
])('a menu that is $change has neither manifest nor icon [POCK-03]', async ({ act, payload }) => {
  const stall = await signedInVendor()
  const { icons } = await manifestOf(stall)
  const { headers } = await signedInAdmin()
  expect((await send(act.method, act.path.replace(':id', stall.id), { headers, payload })).statusCode).toBe(
    200,
  )

  await expect.poll(async () => (await ask(stall.id)).statusCode).toBe(404)
  expect((await app.inject(icons[0]?.src ?? '')).statusCode).toBe(404)
})
