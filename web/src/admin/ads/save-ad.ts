import type { AdInput } from '@thela/contract/ads/ad-input'
import { placeNames } from '@thela/contract/ads/ad-targets'
import { adTypeTraits } from '@thela/contract/ads/ad-types'
import { type Ad, adsApi } from '@thela/contract/ads/ads'
import { adQueueApi } from '@thela/contract/ads/queue'
import { call } from '../../api/call.ts'
import { readValues, valuesOf } from './ad-form.ts'

type Save = {
  /** As it was when its form was opened; undefined for a new one. */
  stored: Ad | undefined
  input: AdInput
  key: string
}

/** Saves the ad, then adds it to the queue where its type asks for it: two calls, and the second may fail on its own (DEC-121). */
export async function saveAd({ stored, input, key }: Save) {
  const { ad, message } = await store({ stored, input, key })
  if (adTypeTraits[ad.adType].queue !== 'second-step' || !ad.targetLevel) return { message, isPartial: false }

  try {
    await enqueue(ad)
    return { message: stored ? messages.refreshed : messages.queued, isPartial: false }
  } catch {
    return { message: stored ? messages.notRefreshed : messages.notQueued, isPartial: true }
  }
}

const messages = {
  queued: 'Ad created and added to queue successfully!',
  notQueued: 'Ad created successfully, but failed to add to queue',
  refreshed: 'Ad updated and queue refreshed successfully!',
  notRefreshed: 'Ad updated successfully, but failed to update queue',
}

const store = ({ stored, input, key }: Save) =>
  stored
    ? call(adsApi.update, { params: { id: stored.id }, body: changesOfAd(stored, input) })
    : call(adsApi.create, { body: input }, { key })

/** What was changed since the form was opened: other fields may have been changed by another administrator meanwhile. */
export function changesOfAd(stored: Ad, input: AdInput): Partial<AdInput> {
  const opened = new Map(Object.entries(readValues(valuesOf(stored), stored)))
  const isChanged = ([name, value]: [string, unknown]) => value !== opened.get(name)
  const given = Object.entries(input)
  const isAimedAnew = given.some((field) => isTarget(field) && isChanged(field))

  return Object.fromEntries(given.filter((field) => (isTarget(field) ? isAimedAnew : isChanged(field))))
}

/** These are sent together: a city from one administrator with a state from another is not a valid place. */
const target = ['adType', 'targetLevel', ...placeNames, 'latitude', 'longitude', 'radius']
const isTarget = ([name]: [string, unknown]) => target.includes(name)

/** From the stored ad, not from the form. */
function enqueue({ id, targetLevel, country, state, city, area, startDate, endDate, adType }: Ad) {
  if (!targetLevel) throw new Error('Only an ad with a target level can be queued')
  return call(adQueueApi.add, {
    body: { adId: id, targetLevel, country, state, city, area, startDate, endDate, adType },
  })
}
