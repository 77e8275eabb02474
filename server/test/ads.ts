import { adsApi } from '@thela/contract/ads/ads'
import { adQueueApi } from '@thela/contract/ads/queue'
import type { FastifyInstance } from 'fastify'

/** The data that the ad form sends: a floating ad for one area of Surat, running now. */
export const adForm = (more: object = {}) => ({
  title: 'Monsoon chai',
  description: 'Two for one',
  adType: 'FLOATING',
  linkUrl: 'https://chai.example/offer',
  startDate: '2020-01-01',
  endDate: '2090-12-31',
  targetLevel: 'AREA',
  country: 'India',
  state: 'Gujarat',
  city: 'Surat',
  area: 'Adajan',
  ...more,
})

type Headers = Record<string, string>

export async function createAd(app: FastifyInstance, headers: Headers, more: object = {}) {
  const answer = await app.inject({
    method: 'POST',
    url: adsApi.create.path,
    headers,
    payload: adForm(more),
  })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json().ad
}

/** Creates an ad and adds it to the queue, in two steps like the screen. */
export async function queueAd(app: FastifyInstance, headers: Headers, more: object = {}) {
  const ad = await createAd(app, headers, more)
  const { targetLevel, country, state, city, area } = ad
  const payload = { adId: ad.id, targetLevel, country, state, city, area, ...more }
  const answer = await app.inject({ method: 'POST', url: adQueueApi.add.path, headers, payload })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return { ad, item: answer.json().item }
}
