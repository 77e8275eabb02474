import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { uploadsApi } from '@thela/contract/core/uploads'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { makeBadFiles } from '../../../../test/bad-files/make-bad-files.ts'
import { form } from '../../../../test/form.ts'

const { app, db, platform, signedInVendor } = await createTestApp()
const vendor = await signedInVendor()
const badFiles = await makeBadFiles()
const uploads = join(platform.config.dataDir, 'uploads')

const listFiles = () =>
  readdirSync(uploads, { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(name))
const countRows = async () => (await db.selectFrom('uploads').select('path').execute()).length

async function send(image: { name: string; bytes: Buffer }) {
  const { headers, payload } = await form({ image, folder: 'vendor-logos' })
  return app.inject({
    method: 'POST',
    url: uploadsApi.uploadImage.path,
    headers: { ...vendor.headers, ...headers },
    payload,
  })
}

test('there are at least 60 bad files', () => {
  expect(badFiles.length).toBeGreaterThanOrEqual(60)
})

test.each(badFiles)('$title is refused or converted to a clean picture', async (bad) => {
  const [filesBefore, rowsBefore] = [listFiles(), await countRows()]
  const answer = await send(bad)

  if (answer.statusCode === 201) {
    await expectCleanPicture(answer.json().url, bad.bytes)
    expect(listFiles()).toHaveLength(filesBefore.length + 3)
    expect(await countRows()).toBe(rowsBefore + 1)
  } else {
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ success: false, error: answer.json().message })
    expect(listFiles()).toEqual(filesBefore)
    expect(await countRows()).toBe(rowsBefore)
  }
})

const hidden = ['<script', '<?php', 'hidden-', 'Exif', 'phpinfo', 'alert(']

async function expectCleanPicture(url: string, original: Buffer) {
  expect(url).toMatch(/^\/uploads\/vendor-logos\/[\da-z]{20}\.webp$/)
  for (const address of [url, url.replace('.webp', '-400.webp'), url.replace('.webp', '-200.webp')]) {
    const { headers, rawPayload } = await app.inject(address)
    expect(headers['content-type']).toBe('image/webp')
    expect(rawPayload.equals(original)).toBe(false)
    expect(hidden.some((words) => rawPayload.includes(words))).toBe(false)

    const { format, pages = 1, exif, xmp, icc, width } = await sharp(rawPayload).metadata()
    expect({ format, pages, exif, xmp, icc }).toEqual({ format: 'webp', pages: 1 })
    expect(width).toBeLessThanOrEqual(800)
  }
}

test.each(['an SVG', 'a TIFF', 'half a jpeg', 'a GIF that is an SVG'])(
  '%s is refused as a wrong file type [UPL-03]',
  async (title) => {
    const answer = await send(badFiles.find((bad) => bad.title === title) as { name: string; bytes: Buffer })
    expect(answer.json().error).toBe('File type must be one of: jpeg, png, webp, gif')
  },
)

test('a photo that is stored sideways is rotated upright', async () => {
  const bad = badFiles.find(({ title }) => title === 'a sideways photo')
  const { url } = (await send(bad as { name: string; bytes: Buffer })).json()
  const { width, height } = await sharp((await app.inject(url)).rawPayload).metadata()
  expect([width, height]).toEqual([480, 640])
})

test('the check in these tests fails for a picture that is stored unchanged', async () => {
  const path = 'vendor-logos/aaaaaaaaaaaaaaaaaaaa'
  const { bytes } = badFiles.find(({ title }) => title === 'a WebP with GPS data') as { bytes: Buffer }
  for (const size of ['', '-400', '-200']) await platform.files.save(`${path}${size}.webp`, bytes)

  await expect(expectCleanPicture(`/uploads/${path}.webp`, bytes)).rejects.toThrow()
  await expect(expectCleanPicture(`/uploads/${path}.webp`, Buffer.alloc(1))).rejects.toThrow()
})
