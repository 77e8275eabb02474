import { targetLevels } from '../values/choices.ts'
import { businessDay, isDay } from '../values/dates.ts'
import { missingPlaces, type Place, type Problem, type TargetLevel } from './ad-targets.ts'
import { type AdType, adTypes, adTypeTraits } from './ad-types.ts'

type Aimed = Partial<Place> & {
  adType?: AdType
  targetLevel?: TargetLevel | null
  latitude?: number | null
  longitude?: number | null
  radius?: number | null
  startDate?: string
  endDate?: string
}

/** Errors that involve several fields: a target that does not fit the type, and dates out of order. */
export const adProblems = (ad: Aimed): Problem[] => [...targetProblems(ad), ...dateProblems(ad)]

/** The areas of a campaign are its target, so its ad needs none. */
export const campaignAdProblems = (ad: Aimed): Problem[] => [...placeProblems(ad), ...dateProblems(ad)]

function targetProblems(ad: Aimed): Problem[] {
  const traits = traitsOf(ad)
  if (traits?.target === 'circle') return missingCircle(ad, traits.label)
  if (traits?.target === 'required-place' && !hasLevel(ad))
    return [{ path: 'targetLevel', message: 'Target level is required' }]
  return placeProblems(ad)
}

/** The type may be invalid, because every error is reported at once. */
const traitsOf = ({ adType }: Aimed) => (adType && adTypes.includes(adType) ? adTypeTraits[adType] : null)

const circle = { latitude: 'Latitude', longitude: 'Longitude', radius: 'Radius' } as const

function missingCircle(ad: Aimed, label: string): Problem[] {
  return (['latitude', 'longitude', 'radius'] as const)
    .filter((name) => ad[name] === undefined || ad[name] === null)
    .map((name) => ({ path: name, message: `${circle[name]} is required for ${label.toLowerCase()} ads` }))
}

const placeProblems = (ad: Aimed): Problem[] => (hasLevel(ad) ? missingPlaces(ad.targetLevel, ad) : [])

const hasLevel = (ad: Aimed): ad is Aimed & { targetLevel: TargetLevel } =>
  Boolean(ad.targetLevel && targetLevels.includes(ad.targetLevel))

function dateProblems({ startDate, endDate }: Aimed): Problem[] {
  const isInOrder = !isKnown(startDate) || !isKnown(endDate) || adDayOf(startDate) <= adDayOf(endDate)
  return isInOrder ? [] : [{ path: 'endDate', message: 'End date must be on or after start date' }]
}

/** The dates may be invalid, because every error is reported at once; one that is too long is not parsed. */
const isKnown = (date: unknown): date is string =>
  typeof date === 'string' && date.length <= MAX_AD_DAY && !Number.isNaN(Date.parse(date))

/** Long enough for an instant with an offset and fractions of a second. */
export const MAX_AD_DAY = 40

/** The calendar day of a date: a plain day as it is, an instant by the business day it falls on. */
export const adDayOf = (date: string) => (isDay(date) ? date : businessDay(new Date(date)))
