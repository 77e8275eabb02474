import { rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../test/app.ts'
import { takePhotos } from '../../../test/bad-files/photo.ts'
import { form } from '../../../test/form.ts'
import { sweepStrayPictures } from './sweep-stray-pictures.ts'

const { app, platform, signedInVendor } = await createTestApp()
const { files, config } = platform
const vendor = await signedInVendor()
const { png } = await takePhotos()

const tomorrow = new Date(Date.now() + 25 * 60 * 60_000)
const warnings: object[] = []
const log = { warn: (details: object) => warnings.push(details) }
const isThere = async (path: string) => (await files.read(path)) !== undefined

async function upload() {
  const { headers, payload } = await form({ image: png, folder: 'menu-items' })
  const answer = await app.inject({
    method: 'POST',
    url: '/api/upload/image',
    headers: { ...vendor.headers, ...headers },
    payload,
  })
  return answer.json().public_id as string
}

test('files that no row knows go after a day, and only they', async () => {
  const known = await upload()
  const strays = [
    'vendor-logos/stray.webp',
    'vendor-logos/stray-400.webp',
    `vendors/${vendor.id}/menu_items/half.webp.x.tmp`,
  ]
  for (const path of [...strays, 'ads/film.mp4', 'demo/dosa.webp']) await files.save(path, png)

  expect(await sweepStrayPictures(platform, log)).toEqual({ removed: 0, missing: 0 })
  expect(await sweepStrayPictures(platform, log, tomorrow)).toEqual({ removed: 3, missing: 0 })
  expect(await Promise.all(strays.map(isThere))).toEqual([false, false, false])

  const kept = [`${known}.webp`, `${known}-400.webp`, `${known}-200.webp`, 'ads/film.mp4', 'demo/dosa.webp']
  expect(await Promise.all(kept.map(isThere))).toEqual(kept.map(() => true))
  expect(await isThere(vendor.user.qrCodeUrl.replace('/uploads/', ''))).toBe(true)
  expect(warnings).toEqual([])
})

test('a row whose file is missing is told of', async () => {
  const path = await upload()
  rmSync(join(config.dataDir, 'uploads', `${path}.webp`))

  expect(await sweepStrayPictures(platform, log, tomorrow)).toEqual({ removed: 0, missing: 1 })
  expect(warnings).toEqual([{ missing: [path] }])
})

test('a stray file that is still young is left alone', async () => {
  await files.save('vendor-covers/young.webp', png)
  utimesSync(join(config.dataDir, 'uploads/vendor-covers/young.webp'), tomorrow, tomorrow)
  await sweepStrayPictures(platform, log, tomorrow)
  expect(await isThere('vendor-covers/young.webp')).toBe(true)
})
