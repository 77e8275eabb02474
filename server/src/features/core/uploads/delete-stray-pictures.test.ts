import { rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { adsApi } from '@thela/contract/ads/ads'
import { expect, test } from 'vitest'
import { createAd } from '../../../../test/ads.ts'
import { createTestApp } from '../../../../test/app.ts'
import { takePhotos } from '../../../../test/bad-files/photo.ts'
import { form } from '../../../../test/form.ts'
import { mp4 } from '../../../../test/videos.ts'
import { deleteStrayPictures } from './delete-stray-pictures.ts'

const { app, platform, db, signedInVendor, signedInAdmin } = await createTestApp()
const { files, config } = platform
const vendor = await signedInVendor()
const { png } = await takePhotos()

const tomorrow = new Date(Date.now() + 25 * 60 * 60_000)
const warnings: object[] = []
const log = { warn: (details: object) => warnings.push(details) }
const isThere = async (path: string) => (await files.find(path)) !== undefined

const upload = () => send('/api/upload/image', vendor, { image: png, folder: 'menu-items' })

/** Uploads a picture and saves it as the logo. */
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

test('only files that no row refers to are deleted after a day', async () => {
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
  const video = await send(adsApi.uploadVideo.path, admin, { video: mp4(5) })
  const picture = await send(adsApi.uploadImage.path, admin, { image: png })

  expect(await deleteStrayPictures(platform, log)).toEqual({ removed: 0, missing: 0 })
  expect(await deleteStrayPictures(platform, log, tomorrow)).toEqual({ removed: 5, missing: 0 })
  expect(await Promise.all(strays.map(isThere))).toEqual(strays.map(() => false))

  const widths = [known, picture].flatMap((path) => [`${path}.webp`, `${path}-400.webp`, `${path}-200.webp`])
  const kept = [...widths, video, 'demo/dosa.webp']
  expect(await Promise.all(kept.map(isThere))).toEqual(kept.map(() => true))
  expect(await isThere(vendor.user.qrCodeUrl.replace('/uploads/', ''))).toBe(true)
  expect(warnings).toEqual([])
})

test('a picture that is never used is deleted after a day, one that is in use stays', async () => {
  const [unused, logo, cover, dish, advertised, usedInTemplate] = (await Promise.all(
    Array.from({ length: 6 }, upload),
  )) as [string, string, string, string, string, string]
  await setVendor({ logoUrl: `/uploads/${logo}.webp`, coverImageUrl: `/uploads/${cover}-400.webp` })
  await insertItem(`https://thela.test/uploads/${dish}.jpeg?from=app`)
  await createAd(app, (await signedInAdmin()).headers, { imageUrl: `/uploads/${advertised}.webp` })
  await insertTemplate(`<img src="/uploads/${usedInTemplate}.webp">`)
  const kept = [logo, cover, dish, advertised, usedInTemplate]
  const areThere = (paths: string[]) => Promise.all(paths.map((path) => isThere(`${path}.webp`)))

  await deleteStrayPictures(platform, log)
  expect(await areThere([unused])).toEqual([true])
  await deleteStrayPictures(platform, log, tomorrow)
  expect(await areThere([unused, ...kept])).toEqual([false, ...kept.map(() => true)])
})

/** The category of the item is deleted but can still be restored. */
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

async function insertTemplate(source: string) {
  const id = 'CornerCafe'
  await db.insertInto('templates').values({ id, templateId: id, name: id, source: 'uploaded' }).execute()
  const files = { fileName: 'CornerCafe.tsx', source, compiled: '', hash: 'h' }
  await db
    .insertInto('templateUploads')
    .values({ templateId: id, ...files })
    .execute()
}

test('the QR code of a deleted vendor stays until the vendor is erased', async () => {
  const { id, user } = await signedInVendor()
  await db.updateTable('vendors').set({ deletedAt: new Date().toISOString() }).where('id', '=', id).execute()

  await deleteStrayPictures(platform, log, tomorrow)
  expect(await isThere(user.qrCodeUrl.replace('/uploads/', ''))).toBe(true)
})

test('a row whose file is missing is logged', async () => {
  const path = await uploadLogo()
  rmSync(join(config.dataDir, 'uploads', `${path}.webp`))

  expect(await deleteStrayPictures(platform, log, tomorrow)).toMatchObject({ missing: 1 })
  expect(warnings).toEqual([{ missing: [path] }])
})

test('files just restored from a backup are not reported as missing', async () => {
  const path = await uploadLogo()
  utimesSync(join(config.dataDir, 'uploads', `${path}.webp`), tomorrow, tomorrow)
  warnings.length = 0

  await deleteStrayPictures(platform, log, tomorrow)
  expect(JSON.stringify(warnings)).not.toContain(path)
})

test('an unused file that is less than a day old is kept', async () => {
  await files.save('vendor-covers/young.webp', png)
  utimesSync(join(config.dataDir, 'uploads/vendor-covers/young.webp'), tomorrow, tomorrow)
  await deleteStrayPictures(platform, log, tomorrow)
  expect(await isThere('vendor-covers/young.webp')).toBe(true)
})
