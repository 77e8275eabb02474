import type { Ad } from '@thela/contract/ads/ads'
import type { AdQueueItem } from '@thela/contract/ads/queue'
import { addressApi } from '@thela/contract/places/locations'
import { paginate } from '@thela/contract/values/paging'
import { answer, type Received } from './contract-server.ts'
import { onePageOf } from './samples.ts'

const CREATED_AT = '2026-10-01T06:30:00.000Z'

const schedule = { startDate: '2026-10-31T18:30:00.000Z', endDate: '2026-11-30T18:29:59.000Z' }
const surat = { country: 'India', state: 'Gujarat', city: 'Surat', area: null }
const nowhere = { country: null, state: null, city: null, area: null }

/** A floating ad for a city. */
export const anAd = (title: string, more: Partial<Ad> = {}): Ad => ({
  id: title.toLowerCase().replace(/\W+/g, '-'),
  title,
  description: null,
  imageUrl: null,
  videoUrl: null,
  linkUrl: 'https://sweets.example',
  adType: 'FLOATING',
  location: 'Surat, Gujarat, India',
  latitude: null,
  longitude: null,
  radius: null,
  targetLevel: 'CITY',
  ...surat,
  budget: null,
  ...schedule,
  isActive: true,
  isUnlimited: false,
  impressions: 0,
  clicks: 0,
  ctr: 0,
  createdAt: CREATED_AT,
  updatedAt: CREATED_AT,
  ...more,
})

/** A banner for everywhere. */
export const aBanner = (title: string, more: Partial<Ad> = {}) =>
  anAd(title, { adType: 'BANNER', targetLevel: null, location: null, ...nowhere, ...more })

/** A placement in a city. */
export const aPlacement = (title: string, more: Partial<AdQueueItem> = {}): AdQueueItem => ({
  id: title.toLowerCase().replace(/\W+/g, '-'),
  adId: `ad-of-${title.toLowerCase().replace(/\W+/g, '-')}`,
  ad: { title, adType: 'FLOATING', imageUrl: null, videoUrl: null, description: null },
  vendor: null,
  ...surat,
  locationType: 'CITY',
  priority: 75,
  isAutoPriority: true,
  isActive: true,
  currentImpressions: 0,
  maxImpressions: 2000,
  totalVendors: 12,
  ...schedule,
  source: 'AD',
  ...more,
})

/** One page of a list, as the query of a call asks for it. */
export function pageOf<Entry>(list: Entry[], { query }: Received) {
  const [page, limit] = [Number(query.page ?? 1), Number(query.limit)]
  return {
    entries: list.slice((page - 1) * limit, page * limit),
    pagination: paginate({ page, limit }, list.length),
  }
}

/** The places that every picker offers: India, Gujarat, two cities and two areas. */
export function answerPlaces() {
  const listOf = <Place>(...data: Place[]) => ({ success: true as const, data, pagination: onePageOf(data) })
  answer(addressApi.listCountries, listOf({ code: 'IN', name: 'India' }, { code: 'NP', name: 'Nepal' }))
  answer(addressApi.listStates, listOf({ code: 'GJ', name: 'Gujarat' }, { code: 'MH', name: 'Maharashtra' }))
  answer(addressApi.listCities, listOf({ id: 'surat', name: 'Surat' }, { id: 'rajkot', name: 'Rajkot' }))
  answer(addressApi.listAreas, listOf({ name: 'Adajan' }, { name: 'Vesu' }))
}
