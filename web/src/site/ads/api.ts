import { queryOptions } from '@tanstack/react-query'
import type { AdType } from '@thela/contract/ads/ad-types'
import { type ListedAd, publicAdsApi } from '@thela/contract/ads/delivery'
import { call } from '../../api/call.ts'
import { type FoundLocation, locate } from './locate.ts'

/** Failures are silent: the page shows no ads then. */
const meta = { quiet: true }

export const locationQuery = queryOptions({
  queryKey: ['browser-location'],
  queryFn: () => locate(),
  meta,
})

export const adsAroundQuery = (type: AdType, { latitude, longitude }: FoundLocation) =>
  queryOptions({
    queryKey: ['ads-around', type, latitude, longitude],
    queryFn: async () =>
      (await call(publicAdsApi.listAround, { querystring: { type, latitude, longitude } })).ads,
    meta,
  })

export const floatingAdsQuery = (vendorId: string, location: FoundLocation | undefined) =>
  queryOptions({
    queryKey: ['floating-ads', vendorId, location],
    queryFn: async () =>
      (
        await call(publicAdsApi.listForVendor, {
          params: { vendorId },
          querystring: { type: 'FLOATING', ...location?.named, sessionStart: String(Date.now()) },
        })
      ).data,
    enabled: location !== undefined,
    meta,
  })

// A failed count is ignored.
export const recordImpression = ({ id, token }: ListedAd) =>
  call(publicAdsApi.see, { params: { id }, body: { token } }).then(undefined, () => undefined)

/** Where the click leads; nowhere when it could not be recorded. It counts only after its impression. */
export const recordClick = ({ id, token }: ListedAd) =>
  call(publicAdsApi.click, { params: { id }, body: { token } }).then(
    ({ redirectUrl }) => redirectUrl,
    () => null,
  )
