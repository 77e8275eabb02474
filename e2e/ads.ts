import type { APIRequestContext } from '@playwright/test'
import { type AdType, adTypeTraits } from '@thela/contract/ads/ad-types'

/** Headless browsers are never counted, so tests use the user agent of a phone. */
export const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

/** A separate country for each test, so that its ads do not appear on the menus of other tests. */
export const newPlace = () => ({
  country: `Land ${crypto.randomUUID().slice(0, 8)}`,
  state: 'Gujarat',
  city: 'Surat',
  area: 'Adajan',
})

/** Two areas of one city that no other test uses, and that the screens offer. */
export async function newAreas(request: APIRequestContext, { token }: { token: string }) {
  const letters = Array.from({ length: 2 }, () => String.fromCharCode(65 + Math.floor(Math.random() * 26)))
  const countryCode = `X${letters.join('')}`
  const city = { country: `Land ${countryCode}`, state: 'Gujarat', city: 'Surat' }
  const areas = ['Adajan', 'Vesu'] as const
  const location = {
    countryCode,
    countryName: city.country,
    stateCode: 'GJ',
    stateName: city.state,
    cityName: city.city,
  }
  const answer = await request.post('/api/admin/locations/import', {
    headers: { authorization: `Bearer ${token}` },
    data: { locations: [{ ...location, areas }] },
  })
  if (!answer.ok()) throw new Error(await answer.text())

  return { near: { ...city, area: areas[0] }, far: { ...city, area: areas[1] } }
}

/** The ads that a menu gets now; a new ad is among them within a second. */
export async function titlesFor(
  request: APIRequestContext,
  vendorId: string,
  type: string,
): Promise<string[]> {
  const answer = await request.get(`/api/public/ads/vendor/${vendorId}?type=${type}`)
  return (await answer.json()).data.map(({ ad }: { ad: { title: string } }) => ad.title)
}

/** Runs ads through the API, as the back office would. */
export function adsOf(request: APIRequestContext, { token }: { token: string }) {
  const headers = { authorization: `Bearer ${token}` }
  const post = async (path: string, data: object) => {
    const answer = await request.post(path, { data, headers })
    if (!answer.ok()) throw new Error(await answer.text())
    return answer.json()
  }

  return {
    async run(ad: { title: string; adType: AdType; [field: string]: unknown }, maxImpressions?: number) {
      const form = {
        linkUrl: 'https://rasna.example/offer',
        startDate: '2026-01-01',
        endDate: '2099-12-31',
        ...('area' in ad ? { targetLevel: 'AREA' } : {}),
        ...ad,
      }
      const { ad: made } = await post('/api/admin/ads', form)
      if (adTypeTraits[ad.adType].queue === 'second-step' || maxImpressions)
        await post('/api/ad-queue/add', { ...form, adId: made.id, maxImpressions })
      return made as { id: string; title: string }
    },
    async read(id: string) {
      const { ads } = await (await request.get('/api/admin/ads', { headers })).json()
      return ads.find((ad: { id: string }) => ad.id === id)
    },
    async readReport(id: string) {
      return (await (await request.get(`/api/admin/ads/${id}/report`, { headers })).json()).report
    },
    /** The first ad of a menu on this phone; seeing it tells whether the view was recorded. */
    async fetchView(vendorId: string, phone: string) {
      const from = { headers: { 'user-agent': phone } }
      const answer = await request.get(`/api/public/ads/vendor/${vendorId}?type=FLOATING`, from)
      const [{ id, adId, token }] = (await answer.json()).data
      const data = { placementId: id, vendorId, token }
      return {
        see: async (): Promise<boolean> =>
          (await (await request.post(`/api/public/ads/${adId}/impression`, { data, ...from })).json())
            .recorded,
      }
    },
    async uploadVideo(buffer: Buffer) {
      const video = { name: 'ad.webm', mimeType: 'video/webm', buffer }
      const answer = await request.post('/api/admin/ads/upload-video', { multipart: { video }, headers })
      return (await answer.json()).videoUrl as string
    },
    hideAdsOf: (vendorId: string) =>
      request.patch(`/api/admin/vendors/${vendorId}/settings`, { data: { showAds: false }, headers }),
  }
}
