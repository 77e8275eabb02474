import type { AdInput } from '@thela/contract/ads/ad-input'
import { adTypeTraits } from '@thela/contract/ads/ad-types'
import { type Ad, adsApi } from '@thela/contract/ads/ads'
import { adQueueApi } from '@thela/contract/ads/queue'
import { call } from '../../api/call.ts'
import { changesOfAd } from './changes-of-ad.ts'

type Save = {
  /** As it was when its form was opened; undefined for a new one. */
  stored: Ad | undefined
  input: AdInput
  key: string
}

/** Saves the ad, then gives a floating one its place in the queue: two calls, and the second may fail alone (DEC-121). */
export async function saveAd({ stored, input, key }: Save) {
  const { ad, message } = await store({ stored, input, key })
  if (adTypeTraits[ad.adType].queue !== 'second-step' || !ad.targetLevel) return { message, isPartial: false }

  try {
    await enqueue(ad)
    return { message: stored ? words.refreshed : words.queued, isPartial: false }
  } catch {
    return { message: stored ? words.notRefreshed : words.notQueued, isPartial: true }
  }
}

const words = {
  queued: 'Ad created and added to queue successfully!',
  notQueued: 'Ad created successfully, but failed to add to queue',
  refreshed: 'Ad updated and queue refreshed successfully!',
  notRefreshed: 'Ad updated successfully, but failed to update queue',
}

const store = ({ stored, input, key }: Save) =>
  stored
    ? call(adsApi.update, { params: { id: stored.id }, body: changesOfAd(stored, input) })
    : call(adsApi.create, { body: input }, { key })

/** By what the server has made of the ad, not by what the form said. */
function enqueue({ id, targetLevel, country, state, city, area, startDate, endDate, adType }: Ad) {
  if (!targetLevel) throw new Error('Only an ad that aims at a level has a place in the queue')
  return call(adQueueApi.add, {
    body: { adId: id, targetLevel, country, state, city, area, startDate, endDate, adType },
  })
}
