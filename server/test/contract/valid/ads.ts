import { form } from '../../form.ts'
import { mp4 } from '../../videos.ts'
import type { Fixtures, Requests } from './fixtures.ts'

/** Requests for ads and their queues. */
export function adRequests({ admin, did, picture, unique }: Fixtures): Requests {
  const { headers } = admin
  const fields = (more: object = {}) => ({
    title: `Ad ${unique()}`,
    adType: 'BANNER',
    linkUrl: 'https://example.com/',
    imageUrl: 'https://example.com/picture.webp',
    startDate: '2026-01-01',
    endDate: '2099-01-01',
    ...more,
  })
  const target = { targetLevel: 'CITY', country: 'India', state: 'Gujarat', city: 'Surat' }
  const ad = async () => (await did('POST', '/api/admin/ads', fields(target))).ad.id as string
  const placement = async () => {
    const adId = await ad()
    const { item } = await did('POST', '/api/ad-queue/add', { adId, ...target })
    return { id: item.id as string, adId }
  }
  return {
    'POST /api/admin/ads': () => ({ headers, payload: fields(target) }),
    'PUT /api/admin/ads/:id': async () => ({ headers, params: { id: await ad() }, payload: fields(target) }),
    'DELETE /api/admin/ads/:id': async () => ({ headers, params: { id: await ad() } }),
    'PATCH /api/admin/ads/:id/status': async () => ({
      headers,
      params: { id: await ad() },
      payload: { isActive: false },
    }),
    'POST /api/admin/ads/upload-image': async () => {
      const { payload, headers: type } = await picture()
      return { headers: { ...headers, ...type }, payload }
    },
    'POST /api/admin/ads/upload-video': async () => {
      const { payload, headers: type } = await form({ video: mp4(5) })
      return { headers: { ...headers, ...type }, payload }
    },
    'POST /api/ad-queue/add': async () => ({ headers, payload: { adId: await ad(), ...target } }),
    'PUT /api/ad-queue/priority': async () => ({
      headers,
      payload: { id: (await placement()).id, priority: 77 },
    }),
    'PUT /api/ad-queue/deactivate': async () => ({ headers, payload: { id: (await placement()).id } }),
    'PUT /api/area-ad-queue/toggle-status': async () => ({
      headers,
      payload: {
        adId: (await placement()).adId,
        isActive: false,
        country: 'India',
        state: 'Gujarat',
        city: 'Surat',
      },
    }),
    'POST /api/area-ad-queue/migrate-priorities': async () => {
      const { id } = await placement()
      await did('PUT', '/api/ad-queue/priority', { id, priority: 0 })
      return { headers, payload: { dryRun: false, force: true, onlyZeroPriorities: false } }
    },
    'POST /api/area-ad-queue/campaign': () => ({
      headers,
      payload: { adData: fields(), targetingAreas: [{ country: 'India', state: 'Gujarat', city: 'Surat' }] },
    }),
  }
}

/** Requests for budget tiers and the ad configuration. */
export function budgetRequests({ admin: { headers }, did, unique, send }: Fixtures): Requests {
  const tier = () => ({
    name: `Tier ${unique()}`,
    targetLevel: 'CITY',
    budget: 1000 + Number(unique().slice(1)),
    impressions: 500,
    isActive: true,
  })
  const tierId = async () => {
    const { budgetTier } = await did('POST', '/api/admin/budget-tiers', tier())
    return budgetTier.id as string
  }
  const config = async () => (await send('GET', '/api/admin/ad-config', { headers })).json().config

  return {
    'POST /api/admin/budget-tiers': () => ({ headers, payload: tier() }),
    'POST /api/budget-tiers': () => ({ headers, payload: tier() }),
    'PUT /api/admin/budget-tiers/:id': async () => ({
      headers,
      params: { id: await tierId() },
      payload: tier(),
    }),
    'DELETE /api/admin/budget-tiers/:id': async () => ({ headers, params: { id: await tierId() } }),
    'PUT /api/admin/ad-config': async () => ({ headers, payload: await config() }),
    'POST /api/admin/ad-config/reset': () => ({ headers }),
  }
}
