import type { AdInput } from '@thela/contract/ads/ad-input'
import { placeNames } from '@thela/contract/ads/ad-targets'
import type { Ad } from '@thela/contract/ads/ads'
import { readValues, valuesOf } from './ad-form.ts'

/** What was changed since the form was opened: the rest may be another administrator's by now, and stays theirs. */
export function changesOfAd(stored: Ad, input: AdInput): Partial<AdInput> {
  const opened = new Map(Object.entries(readValues(valuesOf(stored), stored)))
  const isChanged = ([name, value]: [string, unknown]) => value !== opened.get(name)
  const given = Object.entries(input)
  const isAimedAnew = given.some((field) => isTarget(field) && isChanged(field))

  return Object.fromEntries(given.filter((field) => (isTarget(field) ? isAimedAnew : isChanged(field))))
}

/** These make sense only together: a city of one administrator in the state of another is no place. */
const target = ['adType', 'targetLevel', ...placeNames, 'latitude', 'longitude', 'radius']
const isTarget = ([name]: [string, unknown]) => target.includes(name)
