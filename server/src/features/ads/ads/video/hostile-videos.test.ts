import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { adsApi } from '@thela/contract/ads/ads'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../../test/app.ts'
import {
  makeRefusedVideos,
  makeVideosWithMetadata,
  tinyBoxes,
} from '../../../../../test/bad-files/hostile-videos.ts'
import { cpuSecondsOf } from '../../../../../test/cpu-seconds.ts'
import { form } from '../../../../../test/form.ts'
import { mp4, webm } from '../../../../../test/videos.ts'

const { app, db, platform, send, signedInAdmin } = await createTestApp()
const admin = await signedInAdmin()

async function upload(video: Buffer) {
  const { headers, payload } = await form({ video })
  return send('POST', adsApi.uploadVideo.path, { headers: { ...headers, ...admin.headers }, payload })
}

const folder = join(platform.config.dataDir, 'uploads')
mkdirSync(folder, { recursive: true })
const listFiles = () => readdirSync(folder, { recursive: true, encoding: 'utf8' })
const listRows = () => db.selectFrom('adVideos').select('path').execute()

test.each(makeRefusedVideos())('$title: the upload is refused, and nothing is stored', async ({ bytes }) => {
  const [files, rows] = [listFiles(), await listRows()]
  const answer = await upload(bytes)

  const error = 'This video cannot be read. Please save it again as MP4 or WebM.'
  expect([answer.statusCode, answer.json()]).toEqual([400, { success: false, error, message: error }])
  expect(listFiles()).toEqual(files)
  expect(await listRows()).toEqual(rows)
})

test.each(makeVideosWithMetadata())('$title: only the video itself is stored', async ({ bytes }) => {
  const answer = await upload(bytes)
  expect([answer.statusCode, answer.json().duration]).toEqual([201, 5])

  const kept = (await app.inject(answer.json().videoUrl)).rawPayload
  expect(kept).toHaveLength(bytes.length)
  for (const words of ['hidden-', '+21.17', '\xa9xyz', 'udta', 'meta', 'uuid'])
    expect(kept.includes(Buffer.from(words, 'latin1'))).toBe(false)
  const frames = bytes.includes('webm') ? Buffer.from([0x80, 7, 7, 7]) : Buffer.alloc(32, 7)
  expect(kept.indexOf(frames)).toBe(bytes.indexOf(frames))
})

test('a video without metadata is stored unchanged except for the names of the programs that made it', async () => {
  for (const bytes of [mp4(5), webm(5)]) {
    const { videoUrl } = (await upload(bytes)).json()
    const expected = Buffer.from(bytes)
    for (const words of ['hidden-name', 'hidden-program', 'hidden-program']) {
      const at = expected.indexOf(words)
      if (at >= 0) expected.fill(0, at, at + words.length)
    }
    expect((await app.inject(videoUrl)).rawPayload).toEqual(expected)
  }
})

test('16 MB of tiny boxes take little CPU time in the server process', async () => {
  const { result, seconds } = await cpuSecondsOf(() => upload(tinyBoxes()))
  expect(result.statusCode).toBe(400)
  expect(seconds).toBeLessThan(3)
})
