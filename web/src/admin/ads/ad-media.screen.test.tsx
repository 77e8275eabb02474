import { adsApi } from '@thela/contract/ads/ads'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { aBanner, answerPlaces } from '../../testing/ad-samples.ts'
import { answer, disconnect, hold, requestsTo } from '../../testing/contract-server.ts'
import { onePageOf } from '../../testing/samples.ts'
import { showScreen, signInAdmin } from '../../testing/show-screen.tsx'

const form = page.getByRole('dialog')
const image = form.getByLabelText('Image (optional)', { exact: true })
const video = form.getByLabelText('Video (optional)', { exact: true })
const create = form.getByRole('button', { name: 'Create Ad' })
const says = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible()

beforeEach(async () => {
  signInAdmin()
  answerPlaces()
  answer(adsApi.list, { ads: [], pagination: onePageOf([]) })
  answer(adsApi.readStats, { stats: { totalRevenue: 0, totalImpressions: 0, totalClicks: 0, ctr: 0 } })
  await showScreen('/admin/ads')
  await page.getByRole('button', { name: 'Add Ad' }).first().click()
  await expect.element(form).toBeVisible()
})

/** As if it came from the file dialog, which would copy large files to the browser first. */
function choose(input: Locator, file: File) {
  const files = new DataTransfer()
  files.items.add(file)
  const element = input.element() as HTMLInputElement
  element.files = files.files
  element.dispatchEvent(new Event('change', { bubbles: true }))
}

const MEGABYTE = 1024 * 1024
const fileOf = (type: string, bytes: number) => new File([new Uint8Array(bytes)], 'file', { type })

/** Silence of this length that every browser can read: 8000 samples a second in a WAV file. */
function clipOf(seconds: number) {
  const samples = seconds * 8000
  const header = new DataView(new ArrayBuffer(44))
  const write = (at: number, text: string) =>
    [...text].forEach((letter, n) => {
      header.setUint8(at + n, letter.charCodeAt(0))
    })
  write(0, 'RIFF')
  header.setUint32(4, 36 + samples, true)
  write(8, 'WAVEfmt ')
  header.setUint32(16, 16, true)
  header.setUint16(20, 1, true)
  header.setUint16(22, 1, true)
  header.setUint32(24, 8000, true)
  header.setUint32(28, 8000, true)
  header.setUint16(32, 1, true)
  header.setUint16(34, 8, true)
  write(36, 'data')
  header.setUint32(40, samples, true)
  const sound = new Uint8Array(samples).fill(128)
  return new File([header, sound], 'clip.mp4', { type: 'video/mp4' })
}

describe('a picture', () => {
  test('is an image below 20 MB [ADV-43] [ADV-44]', async () => {
    await expect.element(image).toHaveAttribute('accept', 'image/*')
    choose(image, fileOf('text/plain', 1))
    await expect.element(image).toHaveAccessibleDescription(/^Please select a valid image file/)
    choose(image, fileOf('image/png', 20 * MEGABYTE))
    await expect.element(image).toHaveAccessibleDescription(/^Image file size must be less than 20MB/)
    expect(requestsTo(adsApi.uploadImage)).toEqual([])
  })

  test('just below 20 MB is uploaded, and the ad waits for it [ADV-43] [ADV-61]', async () => {
    answer(adsApi.uploadImage, { success: true, imageUrl: '/uploads/ads/a.webp', public_id: 'a' })
    const upload = hold(adsApi.uploadImage)
    choose(image, fileOf('image/png', 20 * MEGABYTE - 1))
    await expect.element(create).toBeDisabled()
    upload.release()
    await says('Image uploaded successfully!')
    await expect.element(create).toBeEnabled()

    const sent = requestsTo(adsApi.uploadImage)[0]?.body as FormData
    expect((sent.get('image') as File).size).toBe(20 * MEGABYTE - 1)
  })

  test('that could not be uploaded can be chosen again [ADV-67]', async () => {
    disconnect(adsApi.uploadImage)
    choose(image, fileOf('image/png', 1))
    await says('Failed to upload image')
    await expect.element(create).toBeEnabled()
    answer(adsApi.uploadImage, { success: true, imageUrl: '/uploads/ads/a.webp', public_id: 'a' })
    choose(image, fileOf('image/png', 1))
    await says('Image uploaded successfully!')
  })
})

describe('a video', () => {
  test('is a video below 20 MB [ADV-45] [ADV-46]', async () => {
    choose(video, fileOf('image/png', 1))
    await expect.element(video).toHaveAccessibleDescription(/^Please select a valid video file/)
    choose(video, fileOf('video/mp4', 20 * MEGABYTE))
    await expect.element(video).toHaveAccessibleDescription(/^Video file size must be less than 20MB/)
    expect(requestsTo(adsApi.uploadVideo)).toEqual([])
  })

  test('is at most 20 seconds long [ADV-47] [ADV-62]', async () => {
    choose(video, clipOf(21))
    await expect.element(video).toHaveAccessibleDescription(/^Video must be 20 seconds or shorter/)
    expect(requestsTo(adsApi.uploadVideo)).toEqual([])

    answer(adsApi.uploadVideo, {
      success: true,
      videoUrl: '/uploads/ads/clip.mp4',
      public_id: 'clip',
      duration: 20,
    })
    choose(video, clipOf(20))
    await says('Video uploaded successfully!')
    await expect.element(video).not.toHaveAccessibleDescription(/20 seconds or shorter/)
  })

  test('that could not be uploaded says so [ADV-68]', async () => {
    disconnect(adsApi.uploadVideo)
    choose(video, clipOf(1))
    await says('Failed to upload video')
  })
})

test('an ad with both is sent with both and shows the video, with the picture before it starts [ADV-48]', async () => {
  const [imageUrl, videoUrl] = ['/uploads/ads/a.webp', '/uploads/ads/clip.mp4']
  answer(adsApi.uploadImage, { success: true, imageUrl, public_id: 'a' })
  answer(adsApi.uploadVideo, { success: true, videoUrl, public_id: 'clip', duration: 1 })
  const cola = aBanner('Cola', { imageUrl, videoUrl })
  answer(adsApi.create, { ad: cola, message: 'Ad created successfully!' })
  choose(image, fileOf('image/png', 1))
  await says('Image uploaded successfully!')
  choose(video, clipOf(1))
  await says('Video uploaded successfully!')

  await form.getByLabelText('Title').fill('Cola')
  await form.getByLabelText('Link URL').fill('http://cola.example')
  await form.getByLabelText('Start date').fill('2026-11-01')
  await form.getByLabelText('End date').fill('2030-11-30')
  await form.getByRole('combobox', { name: 'Ad type' }).selectOptions('Banner')
  await form.getByRole('combobox', { name: 'Target level' }).selectOptions('Everywhere')
  answer(adsApi.list, { ads: [cola], pagination: onePageOf([cola]) })
  await create.click()
  await says('Ad created successfully!')
  expect(requestsTo(adsApi.create)[0]?.body).toMatchObject({ imageUrl, videoUrl })

  const shown = page.getByLabelText('Video of Cola')
  await expect.element(shown).toHaveAttribute('src', videoUrl)
  await expect.element(shown).toHaveAttribute('poster', imageUrl)
  expect(page.getByRole('img', { name: 'Ad Cola' }).query()).toBeNull()
})
