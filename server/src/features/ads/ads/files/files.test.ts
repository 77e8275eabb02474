import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { adsApi } from '@thela/contract/ads/ads'
import { beforeEach, expect, test } from 'vitest'
import { createAd } from '../../../../../test/ads.ts'
import { createTestApp } from '../../../../../test/app.ts'
import { takePhotos } from '../../../../../test/bad-files/photo.ts'
import { form } from '../../../../../test/form.ts'
import { mp4 } from '../../../../../test/videos.ts'
import { whileLogIsBroken } from '../../../../../test/writes.ts'

const { app, db, platform, send, signedInAdmin, signedInVendor } = await createTestApp()
const { headers } = await signedInAdmin()
const { jpeg } = await takePhotos()

const onDisk = () =>
  readdirSync(join(platform.config.dataDir, 'uploads/ads'))
    .map((name) => `/uploads/ads/${name}`)
    .sort()
const widthsOf = (url: string) => ['', '-200', '-400'].map((width) => url.replace('.webp', `${width}.webp`))

async function upload(url: string, part: Record<string, Buffer | string>, who = headers) {
  const { headers, payload } = await form(part)
  const answer = await app.inject({ method: 'POST', url, headers: { ...who, ...headers }, payload })
  return answer.json()
}
const uploadImage = async (): Promise<string> =>
  (await upload(adsApi.uploadImage.path, { image: jpeg })).imageUrl
const uploadVideo = async (): Promise<string> =>
  (await upload(adsApi.uploadVideo.path, { video: mp4(5) })).videoUrl

const change = (id: string, payload: object) => send('PUT', `${adsApi.list.path}/${id}`, { headers, payload })
const remove = (id: string) => send('DELETE', `${adsApi.list.path}/${id}`, { headers })

beforeEach(async () => {
  for (const { id } of await db.selectFrom('ads').select('id').execute()) await remove(id)
})

test('deleting an ad deletes its picture in all widths and its video', async () => {
  const [imageUrl, videoUrl] = [await uploadImage(), await uploadVideo()]
  const { id } = await createAd(app, headers, { imageUrl, videoUrl })
  expect(onDisk()).toEqual([...widthsOf(imageUrl), videoUrl].sort())

  await remove(id)
  expect(onDisk()).toEqual([])
  expect(await db.selectFrom('uploads').select('path').where('folder', '=', 'ads').execute()).toEqual([])
  expect(await db.selectFrom('adVideos').select('path').execute()).toEqual([])
})

test('a file that is replaced or removed from an ad is deleted, its other files stay', async () => {
  const [first, second, video] = [await uploadImage(), await uploadImage(), await uploadVideo()]
  const { id } = await createAd(app, headers, { imageUrl: first, videoUrl: video })

  await change(id, { imageUrl: second })
  expect(onDisk()).toEqual([...widthsOf(second), video].sort())
  await change(id, { videoUrl: null, title: 'Without the film' })
  expect(onDisk()).toEqual(widthsOf(second).sort())
  await change(id, { title: 'Only another name' })
  expect(onDisk()).toEqual(widthsOf(second).sort())
})

test('a file used by two ads is deleted when neither uses it any more', async () => {
  const imageUrl = await uploadImage()
  const [one, two] = [await createAd(app, headers, { imageUrl }), await createAd(app, headers, { imageUrl })]

  await remove(one.id)
  expect(onDisk()).toEqual(widthsOf(imageUrl).sort())
  await change(two.id, { imageUrl: null })
  expect(onDisk()).toEqual([])
})

test('no file is deleted when the change fails', async () => {
  const imageUrl = await uploadImage()
  const { id } = await createAd(app, headers, { imageUrl })

  await whileLogIsBroken(db, async () => {
    expect((await remove(id)).statusCode).toBe(500)
    expect((await change(id, { imageUrl: null })).statusCode).toBe(500)
  })
  expect(onDisk()).toEqual(widthsOf(imageUrl).sort())
})

test('deleting an ad that uses a picture of a vendor does not delete the picture', async () => {
  const vendor = await signedInVendor()
  const path = '/api/upload/image'
  const { url } = await upload(path, { image: jpeg, folder: 'menu-items' }, vendor.headers)
  const { id } = await createAd(app, headers, { imageUrl: url })

  await remove(id)
  expect((await send('GET', url)).statusCode).toBe(200)
})
