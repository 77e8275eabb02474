import { AdInput, adDay, STANDARD_RADIUS_KM } from '@thela/contract/ads/ad-input'
import { placesOfLevel, type TargetLevel } from '@thela/contract/ads/ad-targets'
import { type AdType, adTypeTraits } from '@thela/contract/ads/ad-types'
import type { Ad } from '@thela/contract/ads/ads'
import { businessDay } from '@thela/contract/values/dates'
import { startOfDay } from '@thela/contract/values/day-bounds'
import type { UseFormReturn } from 'react-hook-form'
import { z } from 'zod'

/** What the form holds: texts as they are typed. */
export type AdValues = {
  title: string
  description: string
  adType: AdType | ''
  linkUrl: string
  imageUrl: string
  videoUrl: string
  startDate: string
  endDate: string
  budget: string
  isActive: boolean
  isUnlimited: boolean
  targetLevel: TargetLevel | ''
  country: string
  state: string
  city: string
  area: string
  latitude: string
  longitude: string
  radius: string
}

export type AdFormState = UseFormReturn<AdValues, unknown, AdInput>

export const newAdValues: AdValues = {
  title: '',
  description: '',
  adType: 'FLOATING',
  linkUrl: '',
  imageUrl: '',
  videoUrl: '',
  startDate: '',
  endDate: '',
  budget: '',
  isActive: true,
  isUnlimited: false,
  targetLevel: 'CITY',
  country: '',
  state: '',
  city: '',
  area: '',
  latitude: '',
  longitude: '',
  radius: String(STANDARD_RADIUS_KM),
}

export const valuesOf = (ad: Ad): AdValues => ({
  title: ad.title,
  description: textOf(ad.description),
  adType: ad.adType,
  linkUrl: ad.linkUrl,
  imageUrl: textOf(ad.imageUrl),
  videoUrl: textOf(ad.videoUrl),
  startDate: businessDay(new Date(ad.startDate)),
  endDate: businessDay(new Date(ad.endDate)),
  budget: textOf(ad.budget),
  isActive: ad.isActive,
  isUnlimited: ad.isUnlimited,
  targetLevel: ad.targetLevel ?? '',
  country: textOf(ad.country),
  state: textOf(ad.state),
  city: textOf(ad.city),
  area: textOf(ad.area),
  latitude: textOf(ad.latitude),
  longitude: textOf(ad.longitude),
  radius: textOf(ad.radius ?? STANDARD_RADIUS_KM),
})

const textOf = (value: string | number | null) => (value === null ? '' : String(value))

/** From form values to the contract's input. `stored` is the ad that is edited: what it had can be emptied. */
export const adForm = (stored?: Ad) =>
  z
    .custom<AdValues>()
    .transform((values) => readValues(values, stored))
    .pipe(AdInput)

export function readValues(values: AdValues, stored?: Ad) {
  const isCircle = targetOf(values) === 'circle'
  const level = isCircle ? '' : values.targetLevel
  const places = level ? placesOfLevel(level) : []
  const place = (name: 'country' | 'state' | 'city' | 'area') => (places.includes(name) ? values[name] : '')

  const read: Record<string, string | number> = {
    title: values.title,
    adType: values.adType,
    linkUrl: values.linkUrl,
    description: values.description,
    imageUrl: values.imageUrl,
    videoUrl: values.videoUrl,
    startDate: toInstant(values.startDate),
    endDate: toInstant(values.endDate),
    budget: parseNumber(values.budget),
    targetLevel: level,
    country: place('country'),
    state: place('state'),
    city: place('city'),
    area: place('area'),
    latitude: isCircle ? parseNumber(values.latitude) : '',
    longitude: isCircle ? parseNumber(values.longitude) : '',
    radius: isCircle ? parseNumber(values.radius) : '',
  }
  const { isActive, isUnlimited } = values
  return { ...withoutEmpty(read, stored), isActive, isUnlimited } as z.input<typeof AdInput>
}

/** Empty texts are left out (ADV-49), unless they take away what was there. */
function withoutEmpty(read: Record<string, string | number>, stored: Ad | undefined) {
  const sent: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(read)) {
    const text = typeof value === 'string' ? value.trim() : value
    if (text !== '') sent[name] = text
    else if (stored && stored[name as keyof Ad] !== null) sent[name] = null
  }
  return sent
}

const parseNumber = (text: string) => (text.trim() === '' ? '' : Number(text))

/** The start of the day in the platform's time zone; an invalid day is passed on and refused by the schema. */
const toInstant = (day: string) => (typedDay.safeParse(day).success ? startOfDay(day).toISOString() : day)

const typedDay = adDay('Date is required')

/** How many of the fields that this ad needs are filled (ADV-42). */
export function completion(values: AdValues) {
  const required = requiredFields(values)
  return { filled: required.filter((name) => values[name] !== '').length, required: required.length }
}

function requiredFields(values: AdValues): (keyof AdValues)[] {
  const always = ['title', 'adType', 'linkUrl', 'startDate', 'endDate'] as const
  const target = targetOf(values)
  if (target === 'circle') return [...always, 'latitude', 'longitude', 'radius']
  const level = target === 'required-place' ? (['targetLevel'] as const) : []
  return [...always, ...level, ...(values.targetLevel ? placesOfLevel(values.targetLevel) : [])]
}

/** Empty while no type is chosen. */
export const targetOf = ({ adType }: Pick<AdValues, 'adType'>) => adType && adTypeTraits[adType].target
