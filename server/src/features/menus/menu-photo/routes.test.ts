import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { menuPhotoApi, type PhotoLine, type PhotoProgress } from '@thela/contract/menus/menu-photo'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { makeBadFiles } from '../../../../test/bad-files/make-bad-files.ts'
import { form } from '../../../../test/form.ts'
import { drawPhoto } from '../../../../test/menu-photos/draw-photo.ts'

const { app, db, platform, signedInVendor, signedInAdmin } = await createTestApp()
const vendor = await signedInVendor()
const menu = await drawPhoto({
  lines: ['SNACKS', ['Vada Pav', '25'], ['Pav Bhaji', '120']],
  tiltDegrees: 1,
  noise: 10,
})

async function send(image: Buffer, { headers }: { headers: Record<string, string> } = vendor) {
  const sent = await form({ image: { name: 'menu.jpg', bytes: image } })
  return app.inject({
    method: 'POST',
    url: menuPhotoApi.read.path,
    headers: { ...headers, ...sent.headers },
    payload: sent.payload,
  })
}

const progressOf = (body: string): PhotoProgress[] =>
  body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
const linesOf = (body: string) =>
  progressOf(body).flatMap((said): PhotoLine[] => ('lines' in said ? said.lines : []))

test('a photo becomes lines with progress on the way, and nothing of it is kept [QUICK-11]', async () => {
  const folder = ownTemporaryFolder()
  const before = await everythingKept(folder)
  const answer = await send(menu)

  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/x-ndjson'])
  expect(linesOf(answer.body).map(({ text }) => text)).toEqual(['SNACKS', 'Vada Pav 25', 'Pav Bhaji 120'])
  const percents = progressOf(answer.body).flatMap((said) => ('percent' in said ? [said.percent] : []))
  expect(percents.length).toBeGreaterThan(3)
  expect(percents.toSorted((a, b) => a - b).at(-1)).toBe(100)
  expect(await everythingKept(folder)).toEqual(before)
})

test('a picture that is no menu gives no lines', async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  const grain = sharp({ create: { width: 900, height: 700, channels: 3, background: '#888888', noise } })
  const hills = sharp(Buffer.from(HILLS))

  for (const picture of [await grain.jpeg().toBuffer(), await hills.jpeg().toBuffer()])
    expect(progressOf((await send(picture)).body).at(-1)).toEqual({ lines: [] })
})

const HILLS = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700"><rect width="900" height="700" fill="#9cd"/>
  <circle cx="700" cy="150" r="80" fill="#fe8"/><path d="M0 500 L300 250 L520 480 L700 330 L900 520 V700 H0Z" fill="#575"/></svg>`

const badFiles = await makeBadFiles()
const badFile = (title: string) => badFiles.find((bad) => bad.title === title)?.bytes ?? Buffer.alloc(0)

test.each([
  ['a PNG that claims 50,000 by 50,000', 'Image must be at most 40 megapixels'],
  ['a PNG that unpacks to 400 megapixels', 'Image must be at most 40 megapixels'],
  ['an SVG', 'File type must be one of: jpeg, png, webp, gif'],
  ['half a jpeg', 'File type must be one of: jpeg, png, webp, gif'],
])('%s is refused as everywhere', async (title, reason) => {
  const answer = await send(badFile(title))

  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { success: false, message: reason, error: reason },
  ])
})

test('a photo over the size limit of the settings is refused [QUICK-11]', async () => {
  const answer = await send(Buffer.concat([menu, Buffer.alloc(6 * 1024 * 1024)]))

  expect([answer.statusCode, answer.json().error]).toEqual([400, 'File size must be less than 5MB'])
})

test('a form without a photo is refused', async () => {
  expect((await send(Buffer.alloc(0))).json().error).toBe('No image file provided')
})

test('only a vendor may have a photo read', async () => {
  expect((await send(menu, { headers: {} })).statusCode).toBe(401)
  expect((await send(menu, await signedInAdmin())).statusCode).toBe(403)
})

test('when the caller leaves, the process ends', async () => {
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const { headers, payload } = await form({ image: { name: 'menu.jpg', bytes: menu } })
  const processes = () => process.getActiveResourcesInfo().filter((kind) => kind === 'ProcessWrap').length
  const before = processes()
  const leaving = new AbortController()
  const answer = await fetch(`${address}${menuPhotoApi.read.path}`, {
    method: 'POST',
    headers: { ...vendor.headers, ...headers },
    body: new Uint8Array(payload),
    signal: leaving.signal,
  })
  expect([answer.status, processes()]).toEqual([200, before + 1])

  leaving.abort()
  await expect.poll(processes).toBe(before)
})

let restore = () => {}

/** Forms are received here, so that files of other tests are not counted. */
function ownTemporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'thela-photo-test-'))
  process.env.TMPDIR = folder
  return folder
}

beforeAll(() => {
  const { TMPDIR } = process.env
  restore = () => {
    const own = process.env.TMPDIR
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
    if (own?.includes('thela-photo-test-')) rmSync(own, { recursive: true, force: true })
  }
})
afterAll(() => restore())

async function everythingKept(folder: string) {
  const uploads = await db.selectFrom('uploads').select('path').execute()
  return [readdirSync(folder), readdirSync(platform.config.dataDir, { recursive: true }), uploads]
}
