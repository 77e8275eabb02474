import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { form } from '../../../../test/form.ts'
import { film, mp4, webm } from '../../../../test/videos.ts'

const { app, db, send, signedInAdmin } = await createTestApp()
const admin = await signedInAdmin()
const MB = 1024 * 1024

async function upload(url: string, field: string, bytes: Buffer) {
  const { headers, payload } = await form({ [field]: bytes })
  return app.inject({ method: 'POST', url, headers: { ...headers, ...admin.headers }, payload })
}
const uploadImage = (bytes: Buffer) => upload('/api/admin/ads/upload-image', 'image', bytes)
const uploadVideo = (bytes: Buffer) => upload('/api/admin/ads/upload-video', 'video', bytes)

const picture = await sharp({ create: { width: 64, height: 32, channels: 3, background: 'teal' } })
  .png()
  .toBuffer()

describe('pictures', () => {
  test('a picture is stored and served [API-67]', async () => {
    const answer = await uploadImage(picture)
    expect(answer.statusCode).toBe(201)
    const { success, imageUrl, public_id } = answer.json()
    expect([success, imageUrl]).toEqual([true, `/uploads/${public_id}.webp`])
    const served = await send('GET', imageUrl)
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await upload('/api/admin/ads/upload-image', 'other', picture)).statusCode).toBe(400)
  })

  test('a picture of 20 MB or more is refused, a smaller one is not [ADV-43] [CONST-28]', async () => {
    const ofSize = (size: number) => Buffer.concat([picture, Buffer.alloc(size - picture.length)])
    for (const size of [20 * MB, 21 * MB]) {
      const answer = await uploadImage(ofSize(size))
      expect([answer.statusCode, answer.json().message]).toEqual([
        400,
        'Image file size must be less than 20MB',
      ])
    }
    expect((await uploadImage(ofSize(20 * MB - 1))).statusCode).toBe(201)
  })

  test('a file that is not a picture is refused [ADV-44]', async () => {
    for (const bytes of [
      Buffer.from('hello'),
      mp4(5),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ]) {
      const answer = await uploadImage(bytes)
      expect([answer.statusCode, answer.json().message]).toEqual([400, 'Please select a valid image file'])
    }
  })
})

describe('videos', () => {
  test('a short video is stored with its length and served with range requests [API-68]', async () => {
    const answer = await uploadVideo(mp4(20))
    expect(answer.statusCode).toBe(201)
    const { videoUrl, public_id, duration } = answer.json()
    expect([videoUrl, duration]).toEqual([`/uploads/${public_id}`, 20])

    const whole = await send('GET', videoUrl)
    expect([whole.headers['content-type'], whole.headers['accept-ranges']]).toEqual(['video/mp4', 'bytes'])
    const part = await send('GET', videoUrl, { headers: { range: 'bytes=4-7' } })
    expect([part.statusCode, part.body]).toEqual([206, 'ftyp'])
    expect(part.headers['content-range']).toBe(`bytes 4-7/${whole.rawPayload.length}`)
    const end = await send('GET', videoUrl, { headers: { range: 'bytes=-4' } })
    expect(end.rawPayload).toEqual(whole.rawPayload.subarray(-4))
    expect((await send('GET', videoUrl, { headers: { range: 'bytes=99999-' } })).statusCode).toBe(416)
  })

  test('a video over 20 seconds is refused, by the length in the file [ADV-47] [CONST-28]', async () => {
    for (const bytes of [mp4(20.5), mp4(21, 'qt  '), webm(25)]) {
      const answer = await uploadVideo(bytes)
      expect([answer.statusCode, answer.json().message]).toEqual([400, 'Video must be 20 seconds or shorter'])
    }
    for (const [bytes, seconds] of [
      [webm(19), 19],
      [mp4(20), 20],
    ] as const)
      expect((await uploadVideo(bytes)).json().duration).toBe(seconds)
  })

  test('a video of 20 MB or more is refused, a smaller one is not [ADV-46] [CONST-28]', async () => {
    const ofSize = (size: number) => film({ seconds: 5, slack: Buffer.alloc(size - mp4(5).length) })
    for (const size of [20 * MB, 21 * MB]) {
      const answer = await uploadVideo(ofSize(size))
      expect([answer.statusCode, answer.json().message]).toEqual([
        400,
        'Video file size must be less than 20MB',
      ])
    }
    expect((await uploadVideo(ofSize(20 * MB - 1))).statusCode).toBe(201)
  })

  test('a file that is not a video is refused [ADV-45]', async () => {
    const answers = [await upload('/api/admin/ads/upload-video', 'other', mp4(5))]
    for (const bytes of [Buffer.from('hello'), picture, mp4(5, 'M4A '), mp4(5, 'heic')])
      answers.push(await uploadVideo(bytes))
    for (const answer of answers)
      expect([answer.statusCode, answer.json().message]).toEqual([400, 'Please select a valid video file'])
  })
})

test('every upload adds an audit log entry', async () => {
  const logs = async () =>
    (await db.selectFrom('auditLogs').select('id').where('entity', '=', 'UPLOAD').execute()).length
  const before = await logs()
  await uploadImage(picture)
  await uploadVideo(mp4(5))
  await uploadVideo(picture)
  expect(await logs()).toBe(before + 2)
})
