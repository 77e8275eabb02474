import { rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { adsApi } from '@thela/contract/ads/ads'
import { expect, test } from 'vitest'
import { createAd } from '../../../../test/ads.ts'
import { createTestApp } from '../../../../test/app.ts'
import { takePhotos } from '../../../../test/bad-files/photo.ts'
import { form } from '../../../../test/form.ts'
import { mp4 } from '../../../../test/videos.ts'
import { sweepStrayPictures } from './sweep-stray-pictures.ts'

const { app, platform, db, signedInVendor, signedInAdmin } = await createTestApp()
const { files, config } = platform
const vendor = await signedInVendor()
const { png } = await takePhotos()

const tomorrow = new Date(Date.now() + 25 * 60 * 60_000)
const warnings: object[] = []
const log = { warn: (details: object) => warnings.push(details) }
const isThere = async (path: string) => (await files.read(path)) !== undefined

const upload = () => send('/api/upload/image', vendor, { image: png, folder: 'menu-items' })

/** One that is saved as well. */
async function uploadLogo() {
  const path = await upload()
  await setVendor({ logoUrl: `/uploads/${path}.webp` })
  return path
}

const setVendor = (change: { logoUrl?: string; coverImageUrl?: string }) =>
  db.updateTable('vendors').set(change).where('id', '=', vendor.id).execute()

async function send(url: string, { headers: own }: { headers: object }, fields: Parameters<typeof form>[0]) {
  const { headers, payload } = await form(fields)
  const answer = await app.inject({ method: 'POST', url, headers: { ...own, ...headers }, payload })
  return answer.json().public_id as string
}

test('files that no row knows go after a day, and only they', async () => {
  const known = await uploadLogo()
  const strays = [
    'vendor-logos/stray.webp',
    'vendor-logos/stray-400.webp',
    `vendors/${vendor.id}/menu_items/half.webp.x.tmp`,
    'ads/stray.mp4',
    `qr-codes/${vendor.id}/stray.png`,
  ]
  for (const path of [...strays, 'demo/dosa.webp']) await files.save(path, png)
  const admin = await signedInAdmin()
  const film = await send(adsApi.uploadVideo.path, admin, { video: mp4(5) })
  const picture = await send(adsApi.uploadImage.path, admin, { image: png })

  expect(await sweepStrayPictures(platform, log)).toEqual({ removed: 0, missing: 0 })
  expect(await sweepStrayPictures(platform, log, tomorrow)).toEqual({ removed: 5, missing: 0 })
  expect(await Promise.all(strays.map(isThere))).toEqual(strays.map(() => false))

  const widths = [known, picture].flatMap((path) => [`${path}.webp`, `${path}-400.webp`, `${path}-200.webp`])
  const kept = [...widths, film, 'demo/dosa.webp']
  expect(await Promise.all(kept.map(isThere))).toEqual(kept.map(() => true))
  expect(await isThere(vendor.user.qrCodeUrl.replace('/uploads/', ''))).toBe(true)
  expect(warnings).toEqual([])
})

test('a picture that was never saved goes after a day, one that anything shows stays', async () => {
  const [forgotten, logo, cover, dish, advertised, designed] = (await Promise.all(
    Array.from({ length: 6 }, upload),
  )) as [string, string, string, string, string, string]
  await setVendor({ logoUrl: `/uploads/${logo}.webp`, coverImageUrl: `/uploads/${cover}-400.webp` })
  await insertItem(`https://thela.test/uploads/${dish}.jpeg?from=app`)
  await createAd(app, (await signedInAdmin()).headers, { imageUrl: `/uploads/${advertised}.webp` })
  await insertDesign(`<img src="/uploads/${designed}.webp">`)
  const kept = [logo, cover, dish, advertised, designed]
  const areThere = (paths: string[]) => Promise.all(paths.map((path) => isThere(`${path}.webp`)))

  await sweepStrayPictures(platform, log)
  expect(await areThere([forgotten])).toEqual([true])
  await sweepStrayPictures(platform, log, tomorrow)
  expect(await areThere([forgotten, ...kept])).toEqual([false, ...kept.map(() => true)])
})

/** In a category that was taken off the menu, and may come back. */
async function insertItem(imageUrl: string) {
  const own = { vendorId: vendor.id, position: 1 }
  await db
    .insertInto('categories')
    .values({ ...own, id: 'c1', name: 'Locho', deletedAt: new Date().toISOString() })
    .execute()
  await db
    .insertInto('menuItems')
    .values({ ...own, id: 'i1', categoryId: 'c1', name: 'Butter Locho', price: 45, imageUrl })
    .execute()
}

async function insertDesign(source: string) {
  const id = 'CornerCafe'
  await db.insertInto('templates').values({ id, templateId: id, name: id, source: 'uploaded' }).execute()
  const files = { fileName: 'CornerCafe.tsx', source, compiled: '', hash: 'h' }
  await db
    .insertInto('templateUploads')
    .values({ templateId: id, ...files })
    .execute()
}

test('the code of a deleted vendor stays until he is erased', async () => {
  const { id, user } = await signedInVendor()
  await db.updateTable('vendors').set({ deletedAt: new Date().toISOString() }).where('id', '=', id).execute()

  await sweepStrayPictures(platform, log, tomorrow)
  expect(await isThere(user.qrCodeUrl.replace('/uploads/', ''))).toBe(true)
})

test('a row whose file is missing is told of', async () => {
  const path = await uploadLogo()
  rmSync(join(config.dataDir, 'uploads', `${path}.webp`))

  expect(await sweepStrayPictures(platform, log, tomorrow)).toMatchObject({ missing: 1 })
  expect(warnings).toEqual([{ missing: [path] }])
})

test('pictures whose files were just brought back from a backup are not missed', async () => {
  const path = await uploadLogo()
  utimesSync(join(config.dataDir, 'uploads', `${path}.webp`), tomorrow, tomorrow)
  warnings.length = 0

  await sweepStrayPictures(platform, log, tomorrow)
  expect(JSON.stringify(warnings)).not.toContain(path)
})

test('a stray file that is still young is left alone', async () => {
  await files.save('vendor-covers/young.webp', png)
  utimesSync(join(config.dataDir, 'uploads/vendor-covers/young.webp'), tomorrow, tomorrow)
  await sweepStrayPictures(platform, log, tomorrow)
  expect(await isThere('vendor-covers/young.webp')).toBe(true)
})
