import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { adsApi } from '@thela/contract/ads/ads'
import { PLATFORM_QUOTA, VENDOR_QUOTA } from '@thela/contract/core/upload-quotas'
import { uploadsApi } from '@thela/contract/core/uploads'
import { vendorsApi } from '@thela/contract/vendors/profile'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { createTestApp } from '../../../../../test/app.ts'
import { takePhotos } from '../../../../../test/bad-files/photo.ts'
import { form } from '../../../../../test/form.ts'
import { mp4 } from '../../../../../test/videos.ts'

const { db, platform, send, signedInAdmin, signedInVendor } = await createTestApp()
const vendor = await signedInVendor()
const admin = await signedInAdmin()
const { png } = await takePhotos()

const FULL = 'Your picture storage is full. Please remove pictures you no longer need and try again.'

async function post(url: string, parts: Parameters<typeof form>[0], own = vendor.headers) {
  const { headers, payload } = await form(parts)
  return send('POST', url, { headers: { ...own, ...headers }, payload })
}
const upload = () => post(uploadsApi.uploadImage.path, { image: png, folder: 'menu-items' })
const readStorage = async () =>
  (await send('GET', uploadsApi.readStorage.path, { headers: vendor.headers })).json().storage
const remove = (id: string) =>
  send('DELETE', `/api/upload/image/${encodeURIComponent(id)}`, { headers: vendor.headers })
const listFiles = () =>
  readdirSync(join(platform.config.dataDir, 'uploads'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.includes('.'),
  )

const { public_id } = (await upload()).json()
const { bytes: pictureBytes } = await db
  .selectFrom('uploads')
  .select('bytes')
  .where('path', '=', public_id)
  .executeTakeFirstOrThrow()

/** Fills the quota with rows, without files, until only `room` bytes are left. */
async function fillQuotaExcept(room: number, vendorId: string | null = vendor.id) {
  const quota = vendorId ? VENDOR_QUOTA : PLATFORM_QUOTA
  const maxRowBytes = 2 ** 30
  const sizes = Array.from({ length: Math.ceil((quota.bytes - room) / maxRowBytes) }, (_, index) =>
    Math.min(maxRowBytes, quota.bytes - room - index * maxRowBytes),
  )
  await db
    .insertInto('uploads')
    .values(
      sizes.map((bytes, index) => ({
        path: `filler/${index}`,
        vendorId,
        folder: 'filler',
        width: 1,
        height: 1,
        bytes,
        sha256: Buffer.alloc(32),
        placeholder: '',
      })),
    )
    .execute()
}

async function insertItem() {
  const own = { vendorId: vendor.id, position: 1 }
  await db
    .insertInto('categories')
    .values({ ...own, id: 'c1', name: 'Locho' })
    .execute()
  await db
    .insertInto('menuItems')
    .values({ ...own, id: 'i1', categoryId: 'c1', name: 'Butter Locho', price: 45 })
    .execute()
  return 'i1'
}

const setHour = (files: number, startedAt: Date, vendorId: string | null = vendor.id) =>
  db
    .insertInto('uploadHours')
    .values({ vendorId, files, bytes: 0, startedAt: startedAt.toISOString() })
    .execute()

beforeEach(async () => {
  await db.deleteFrom('uploads').execute()
  await db.deleteFrom('uploadHours').execute()
})

test('a vendor sees how much storage is used, and removing a picture frees its space', async () => {
  const empty = { usedBytes: 0, maxBytes: VENDOR_QUOTA.bytes, usedFiles: 0, maxFiles: VENDOR_QUOTA.files }
  expect(await readStorage()).toEqual(empty)
  const { public_id } = (await upload()).json()
  expect(await readStorage()).toEqual({ ...empty, usedBytes: pictureBytes, usedFiles: 1 })
  await remove(public_id)
  expect(await readStorage()).toEqual(empty)
})

test('guests and administrators cannot read the storage of a vendor', async () => {
  expect((await send('GET', uploadsApi.readStorage.path)).statusCode).toBe(401)
  expect((await send('GET', uploadsApi.readStorage.path, { headers: admin.headers })).statusCode).toBe(403)
})

test('a picture that exceeds the quota is refused by every upload endpoint and leaves no file', async () => {
  await fillQuotaExcept(pictureBytes - 1)
  const before = listFiles()
  for (const answer of [
    await upload(),
    await post(uploadsApi.uploadImages.path, { images: [png, png], folder: 'menu-items' }),
    await post(vendorsApi.uploadImage.path, { image: png, kind: 'logo' }),
    await post(`/api/items/${await insertItem()}/image`, { image: png }),
  ])
    expect([answer.statusCode, answer.json()]).toEqual([413, { success: false, error: FULL, message: FULL }])
  expect(listFiles()).toEqual(before)

  await db.deleteFrom('uploads').where('path', '=', 'filler/0').execute()
  expect((await upload()).statusCode).toBe(201)
})

test('simultaneous uploads cannot exceed the quota', async () => {
  await fillQuotaExcept(pictureBytes * 2)
  const answers = await Promise.all(Array.from({ length: 6 }, upload))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 413, 413, 413, 413])
  expect((await readStorage()).usedBytes).toBe(VENDOR_QUOTA.bytes)
})

test('the number of pictures has a limit too', async () => {
  await sql`
    insert into uploads (path, vendor_id, folder, width, height, bytes, sha256, placeholder)
    select 'filler/' || n, ${vendor.id}, 'filler', 1, 1, 1, '', ''
    from generate_series(1, ${VENDOR_QUOTA.files}::int) as n`.execute(db)
  expect((await upload()).json().error).toBe(FULL)
})

test('an upload over the hourly limit gets the remaining wait, and removing pictures does not help', async () => {
  await setHour(VENDOR_QUOTA.filesPerHour - 1, new Date())
  const { public_id } = (await upload()).json()
  await remove(public_id)

  const answer = await upload()
  expect(answer.statusCode).toBe(429)
  expect(answer.json().error).toMatch(
    /^You have uploaded too many files in the last hour\. Please try again in (59|60) minutes\.$/,
  )
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3000)
})

test('the hourly count starts again after an hour', async () => {
  await setHour(VENDOR_QUOTA.filesPerHour, new Date(Date.now() - 61 * 60_000))
  expect((await upload()).statusCode).toBe(201)
  const { files, bytes } = await db.selectFrom('uploadHours').selectAll().executeTakeFirstOrThrow()
  expect([files, Number(bytes)]).toEqual([1, pictureBytes])
})

test('simultaneous uploads cannot exceed the hourly limit', async () => {
  await setHour(VENDOR_QUOTA.filesPerHour - 1, new Date())
  const answers = await Promise.all(Array.from({ length: 4 }, upload))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 429, 429, 429])
})

test('each other format of a picture counts once towards the quota', async () => {
  const { public_id } = (await upload()).json()
  const ask = () =>
    send('GET', `/api/upload/optimize/${encodeURIComponent(public_id)}?format=png`, {
      headers: vendor.headers,
    })
  const [first] = await Promise.all([ask(), ask(), ask()])
  expect((await readStorage()).usedBytes).toBe(pictureBytes + first.json().size)

  await fillQuotaExcept(10)
  await db.deleteFrom('uploadHours').execute()
  const jpeg = `/api/upload/optimize/${encodeURIComponent(public_id)}?format=jpeg`
  expect((await send('GET', jpeg, { headers: vendor.headers })).statusCode).toBe(413)
})

test('the administrators share a quota of their own', async () => {
  await fillQuotaExcept(0)
  const uploadImage = () => post(adsApi.uploadImage.path, { image: png }, admin.headers)
  const uploadVideo = () => post(adsApi.uploadVideo.path, { video: mp4(5) }, admin.headers)
  expect([(await uploadImage()).statusCode, (await uploadVideo()).statusCode]).toEqual([201, 201])

  await db.deleteFrom('uploads').execute()
  await fillQuotaExcept(100, null)
  expect([(await uploadImage()).statusCode, (await uploadVideo()).statusCode]).toEqual([413, 413])
})
