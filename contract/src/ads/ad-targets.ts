import { z } from 'zod'
import { targetLevels } from '../values/choices.ts'
import { optionalText } from '../values/text.ts'

export const TargetLevel = z.enum(targetLevels, { error: 'Target level is required' })
export type TargetLevel = z.infer<typeof TargetLevel>

export const placeNames = ['country', 'state', 'city', 'area'] as const
export type PlaceName = (typeof placeNames)[number]
export type Place = Record<PlaceName, string | null>

export const Place = z.object({
  country: z.string().nullable(),
  state: z.string().nullable(),
  city: z.string().nullable(),
  area: z.string().nullable(),
})

/** A place as it is typed or chosen in a form. */
export const PlaceInput = z.object({
  country: optionalText(100),
  state: optionalText(100),
  city: optionalText(100),
  area: optionalText(100),
})

/** Ads with a nearer target come first (DEC-123). */
export const priorityOfLevel: Record<TargetLevel, number> = { AREA: 100, CITY: 75, STATE: 50, COUNTRY: 25 }

/** How many impressions a rupee buys when no budget tier applies (DEC-122). */
export const impressionsPerRupee: Record<TargetLevel, number> = { AREA: 1, CITY: 2, STATE: 3, COUNTRY: 4 }

export const priorityBands = { high: [75, 100], medium: [50, 74], low: [0, 49] } as const
export type PriorityBand = keyof typeof priorityBands

export const levelLabels: Record<TargetLevel, string> = {
  COUNTRY: 'Country',
  STATE: 'State',
  CITY: 'City',
  AREA: 'Area',
}

export const placesOfLevel = (level: TargetLevel) => placeNames.slice(0, targetLevels.indexOf(level) + 1)

export type Problem = { path: string; message: string }

/** The errors for places that the level needs and that are missing, with the messages of the form (ADV-41). */
export function missingPlaces(level: TargetLevel, place: Partial<Place>): Problem[] {
  return placesOfLevel(level)
    .filter((name) => !place[name])
    .map((name) => ({
      path: name,
      message: `${capital(name)} is required for ${levelLabels[level]} targeting`,
    }))
}

/** Drops the places below the target level. */
export function placeAtLevel(level: TargetLevel | null, place: Partial<Place>): Place {
  const kept: PlaceName[] = level ? placesOfLevel(level) : []
  const named = (name: PlaceName) => (kept.includes(name) ? (place[name] ?? null) : null)
  return { country: named('country'), state: named('state'), city: named('city'), area: named('area') }
}

/** The deepest level that a place names; campaigns have no separate target level. */
export function levelOfPlace(place: Partial<Place>): TargetLevel | null {
  return targetLevels[placeNames.findLastIndex((name) => place[name])] ?? null
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
