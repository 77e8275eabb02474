/** The four levels of a place, from the widest to the narrowest. */
export const levels = ['country', 'state', 'city', 'area'] as const
export type Level = (typeof levels)[number]

/** A place by its names; an empty text is a level not chosen. */
export type Place = Record<Level, string>

/** A place of which only some levels are known, as in search params. */
export const toPlace = (known: Partial<Record<Level, string>>): Place => ({
  country: known.country ?? '',
  state: known.state ?? '',
  city: known.city ?? '',
  area: known.area ?? '',
})

/** The reverse: levels that are not chosen are undefined. */
export const chosenLevels = (place: Place): Partial<Place> => ({
  country: place.country || undefined,
  state: place.state || undefined,
  city: place.city || undefined,
  area: place.area || undefined,
})

export type TargetLevel = Uppercase<Level>

/** The levels down to the target: COUNTRY asks for one, AREA for all four. */
export function levelsDownTo(target: TargetLevel): Level[] {
  return levels.slice(0, depthOf(target.toLowerCase() as Level) + 1)
}

/** Whatever lies deeper than the level that changes is cleared. */
export function changeLevel(place: Place, level: Level, name: string): Place {
  const deeper = levels.slice(depthOf(level) + 1).map((below) => [below, ''])
  return { ...place, [level]: name, ...Object.fromEntries(deeper) }
}

export const parentOf = (level: Level): Level | undefined => levels[depthOf(level) - 1]

const depthOf = (level: Level) => levels.indexOf(level)
