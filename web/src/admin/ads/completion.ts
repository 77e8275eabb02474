import { placesOfLevel } from '@thela/contract/ads/ad-targets'
import type { AdValues } from './ad-form.ts'

/** How many of the fields that this ad needs are filled (ADV-42). */
export function completion(values: AdValues) {
  const required = requiredFields(values)
  return { filled: required.filter((name) => values[name] !== '').length, required: required.length }
}

function requiredFields({ adType, targetLevel }: AdValues): (keyof AdValues)[] {
  const always = ['title', 'adType', 'linkUrl', 'startDate', 'endDate'] as const
  if (adType === 'HYPERLOCAL') return [...always, 'latitude', 'longitude', 'radius']
  const level = adType === 'FLOATING' ? (['targetLevel'] as const) : []
  return [...always, ...level, ...(targetLevel ? placesOfLevel(targetLevel) : [])]
}
