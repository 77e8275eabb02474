import { adsApi } from '@thela/contract/ads/ads'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { form } from '../../../../test/form.ts'
import { mp4, webm } from '../../../../test/videos.ts'

const { app, db, send, signedInAdmin } = await createTestApp()
const admin = await signedInAdmin()
const MB = 1024 * 1024

async function upload(url: string, field: string, bytes: Buffer) {
  const { headers, payload } = await form({ [field]: bytes })
  return app.inject({ method: 'POST', url, headers: { ...headers, ...admin.headers }, payload })
}
const uploadImage = (bytes: Buffer) => upload(adsApi.uploadImage.path, 'image', bytes)
const uploadVideo = (bytes: Buffer) => upload(adsApi.uploadVideo.path, 'video', bytes)

const picture = await sharp({ create: { width: 64, height: 32, channels: 3, background: 'teal' } })
  .png()
  .toBuffer()

describe('pictures', () => {
  test('a picture is stored and served [API-67]', async () => {
    const answer = await uploadImage(picture)
    expect(answer.statusCode).toBe(201)
    const { success, imageUrl, public_id } = answer.json()
    expect([success, imageUrl]).toEqual([true, `/uploads/${public_id}.webp`])
    expect((await send('GET', imageUrl)).headers['content-type']).toBe('image/webp')
  })

  test('one of 20 MB is refused [ADV-43] [CONST-28]', async () => {
    const answer = await uploadImage(Buffer.concat([picture, Buffer.alloc(20 * MB - picture.length)]))
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'Image file size must be less than 20MB',
    ])
  })

  test('what is no picture is refused, whatever it calls itself [ADV-44]', async () => {
    for (const bytes of [
      Buffer.from('hello'),
      mp4(5),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ])
      expect((await uploadImage(bytes)).json().message).toBe('Please select a valid image file')
  })
})

describe('videos', () => {
  test('a short video is stored, with its length, and served in parts [API-68]', async () => {
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

  test('one over 20 seconds is refused by what the file itself says [ADV-47] [CONST-28]', async () => {
    for (const bytes of [mp4(20.5), mp4(21, 'qt  '), webm(25)]) {
      const answer = await uploadVideo(bytes)
      expect([answer.statusCode, answer.json().message]).toEqual([400, 'Video must be 20 seconds or shorter'])
    }
    expect((await uploadVideo(webm(19))).json().duration).toBe(19)
  })

  test('one of 20 MB is refused [ADV-46] [CONST-28]', async () => {
    const answer = await uploadVideo(Buffer.concat([mp4(5), Buffer.alloc(20 * MB)]))
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'Video file size must be less than 20MB',
    ])
  })

  test('what is no video is refused, whatever it calls itself [ADV-45]', async () => {
    for (const bytes of [Buffer.from('hello'), picture, mp4(5, 'M4A '), mp4(5, 'heic')])
      expect((await uploadVideo(bytes)).json().message).toBe('Please select a valid video file')
    expect((await upload(adsApi.uploadVideo.path, 'other', mp4(5))).json().message).toBe(
      'Please select a valid video file',
    )
  })
})

test('every upload leaves a line in the log', async () => {
  const logs = await db.selectFrom('auditLogs').select('entityId').where('entity', '=', 'UPLOAD').execute()
  const { count } = await db
    .selectFrom('uploads')
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const videos = await db.selectFrom('adVideos').select('path').execute()
  expect(logs).toHaveLength(Number(count) + videos.length)
})
