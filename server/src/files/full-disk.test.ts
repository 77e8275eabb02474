import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { adsApi } from '@thela/contract/ads/ads'
import { uploadsApi } from '@thela/contract/core/uploads'
import { messages } from '@thela/contract/error-body'
import { accountsApi } from '@thela/contract/identity/accounts'
import { templateUploadsApi } from '@thela/contract/templates/uploads'
import { vendorsApi } from '@thela/contract/vendors/profile'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { createTestApp, registration } from '../../test/app.ts'
import { form } from '../../test/form.ts'
import { freePort } from '../../test/free-port.ts'
import { addressOf } from '../../test/start-node.ts'
import { SMALL_TEMPLATE } from '../../test/templates.ts'
import { mp4 } from '../../test/videos.ts'
import { removeStaleForms } from '../http/receive-form.ts'

const { connection, signedInAdmin, signedInVendor } = await createTestApp()
const vendor = await signedInVendor()
const admin = await signedInAdmin()
const folder = mkdtempSync(join(tmpdir(), 'thela-full-'))
const apps: ChildProcess[] = []
afterAll(async () => {
  for (const app of apps) {
    app.kill('SIGKILL')
    await once(app, 'exit')
  }
  rmSync(folder, { recursive: true, force: true })
})

const main = new URL('../main.ts', import.meta.url).pathname
const full = [507, { message: messages.diskFull }]

/**
 * Starts the server with a limit on the file size, in blocks of 512 bytes: writing fails in the middle of a file, as on a
 * full disk, without the need for a separate disk.
 */
async function startWithFileLimit(blocks: number) {
  const [port, tmp] = [await freePort(), mkdtempSync(join(folder, 'tmp-'))]
  const dataDir = mkdtempSync(join(folder, 'data-'))
  const app = spawn('sh', ['-c', `ulimit -f ${blocks}; exec "$0" "$1"`, process.execPath, main], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: addressOf(connection),
      DATA_DIR: dataDir,
      TMPDIR: tmp,
      PORT: String(port),
      DEMO: '0',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_FACTOR: '1000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  apps.push(app)
  await new Promise<void>((ready, fail) => {
    app.stdout.on('data', (text) => String(text).includes('is ready') && ready())
    app.on('exit', () => fail(new Error('the server ended by itself')))
  })

  const send = async (
    method: string,
    path: string,
    init: { headers: Record<string, string>; body: BodyInit },
  ) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...init })
    return [answer.status, await answer.json()]
  }
  return {
    json: (method: string, path: string, body: object, headers: Record<string, string> = {}) =>
      send(method, path, {
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    async form(path: string, parts: Parameters<typeof form>[0], own: Record<string, string>) {
      const { headers, payload } = await form(parts)
      return send('POST', path, { headers: { ...own, ...headers }, body: new Uint8Array(payload) })
    },
    /** Files left in the uploads or in the temporary folder. */
    leftovers: () => [...filesIn(join(dataDir, 'uploads')), ...filesIn(tmp)],
  }
}

const filesIn = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

/** A picture of a few kilobytes that becomes much larger when it is stored. */
async function makeGrowingPicture() {
  const tile = Array.from({ length: 16 * 16 * 3 }, (_, n) => (n * 7919 + ((n * n) >> 3) * 104_729) % 256)
  const pixels = Buffer.alloc(800 * 1200 * 3)
  for (let at = 0; at < pixels.length; at++) {
    const [x, y] = [Math.floor(at / 3) % 800, Math.floor(at / 2400)]
    pixels[at] = tile[((y % 16) * 16 + (x % 16)) * 3 + (at % 3)] ?? 0
  }
  return sharp(pixels, { raw: { width: 800, height: 1200, channels: 3 } })
    .png({ compressionLevel: 9, adaptiveFiltering: true })
    .toBuffer()
}

describe('if the disk is full', () => {
  test('a picture with one size that does not fit is answered with 507 and leaves no file', async () => {
    const { form, leftovers } = await startWithFileLimit(200)
    const image = await makeGrowingPicture()
    expect(image.length).toBeLessThan(200 * 512)

    for (const folder of ['vendor-logos', 'menu-items'])
      expect(await form(uploadsApi.uploadImage.path, { image, folder }, vendor.headers)).toEqual(full)
    expect(await form(vendorsApi.uploadImage.path, { image, kind: 'cover' }, vendor.headers)).toEqual(full)
    const images = { images: [image, image], folder: 'menu-items' }
    expect(await form(uploadsApi.uploadImages.path, images, vendor.headers)).toEqual(full)
    expect(leftovers()).toEqual([])
  }, 120_000)

  test('every other write is answered with 507 and leaves no file', async () => {
    const { form, json, leftovers } = await startWithFileLimit(1)
    const image = await makeGrowingPicture()
    const template = { bytes: Buffer.from(SMALL_TEMPLATE.repeat(3)), name: 'A.jsx' }
    const fields = { template, templateId: 'Full', name: 'Full' }

    expect(await form(adsApi.uploadImage.path, { image }, admin.headers)).toEqual(full)
    expect(await form(adsApi.uploadVideo.path, { video: mp4(5) }, admin.headers)).toEqual(full)
    expect(await form(templateUploadsApi.upload.path, fields, admin.headers)).toEqual(full)
    expect(await json('POST', accountsApi.registerVendor.path, registration())).toEqual(full)
    const renamed = { businessName: 'Another Name' }
    expect(await json('PUT', vendorsApi.updateProfile.path, renamed, vendor.headers)).toEqual(full)
    expect(leftovers()).toEqual([])
  }, 120_000)
})

test('forms left by a crashed process are deleted after a day, newer ones stay', async () => {
  const yesterday = new Date(Date.now() - 25 * 60 * 60_000)
  const parent = mkdtempSync(join(folder, 'forms-'))
  for (const name of ['thela-form-old', 'thela-form-new', 'else']) {
    mkdirSync(join(parent, name))
    writeFileSync(join(parent, name, 'half'), 'x')
  }
  for (const name of ['thela-form-old', 'else']) utimesSync(join(parent, name), yesterday, yesterday)

  await removeStaleForms(new Date(), parent)
  expect(readdirSync(parent).sort()).toEqual(['else', 'thela-form-new'])
})
