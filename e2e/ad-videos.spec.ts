import { expect, test } from './fixtures.ts'
import { encodeMp4, recordWebm } from './videos.ts'

for (const [name, make] of [
  ['webm', recordWebm],
  ['mp4', encodeMp4],
] as const)
  test(`a ${name} plays after its metadata was removed`, async ({ page, adminSession, request }) => {
    const { token } = await adminSession()
    await page.goto('/about')
    const film = await make(page)
    expect(film.includes('hidden-location')).toBe(true)

    const answer = await request.post('/api/admin/ads/upload-video', {
      headers: { authorization: `Bearer ${token}` },
      multipart: { video: { name: `film.${name}`, mimeType: `video/${name}`, buffer: film } },
    })
    expect(answer.status(), await answer.text()).toBe(201)
    const { videoUrl, duration } = await answer.json()
    expect(duration).toBeGreaterThan(0)
    const kept = await (await request.get(videoUrl)).body()
    expect([kept.length, kept.includes('hidden-')]).toEqual([film.length, false])

    const played = await page.evaluate(async (url) => {
      const video = document.createElement('video')
      video.muted = true
      video.src = url
      document.body.append(video)
      const end = new Promise((resolve) => {
        video.onended = () => resolve('ended')
        video.onerror = () => resolve(video.error?.message)
      })
      await video.play().catch(() => undefined)
      return [await end, video.videoWidth > 0, video.getVideoPlaybackQuality().totalVideoFrames > 1]
    }, videoUrl)
    expect(played).toEqual(['ended', true, true])
  })
