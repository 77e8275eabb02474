import { addGroups, type Circle, type PlacementIndex } from './placement-index.ts'

type Menu = { id: string; latitude: number | null; longitude: number | null }

/**
 * The key of the circles around a menu, if there are any. The distances are calculated when a menu is first asked
 * for after a change of the ads, and again when it has moved; after that a pick costs one look into a map.
 */
export function circleKeyOf(index: PlacementIndex, { id, latitude, longitude }: Menu) {
  if (index.circles.size === 0 || latitude === null || longitude === null) return undefined
  const known = index.menus.get(id)
  if (known && known.latitude === latitude && known.longitude === longitude) return known.key

  const around: number[] = []
  for (const [n, circle] of index.circles) if (holds(circle, { latitude, longitude })) around.push(n)
  const key = around.length > 0 ? `circles\n${id}\n${latitude}\n${longitude}` : undefined
  if (key && !index.firstGroup.has(key)) addGroups(index, key, around)
  index.menus.set(id, { latitude, longitude, key })
  return key
}

/** A degree of latitude is at least this long everywhere: most circles are ruled out without any trigonometry. */
const DEGREE_KM = 111

const holds = (circle: Circle, point: Point) =>
  Math.abs(circle.latitude - point.latitude) * DEGREE_KM <= circle.radiusKm &&
  kilometresBetween(circle, point) <= circle.radiusKm

type Point = { latitude: number; longitude: number }

const EARTH_DIAMETER_KM = 12_742
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Along the globe, as `distance` in `placements/queries.ts` works it out in SQL. */
export function kilometresBetween(one: Point, other: Point) {
  const sine = (name: keyof Point) => Math.sin(radians(one[name] - other[name]) / 2) ** 2
  const cosines = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude))

  return EARTH_DIAMETER_KM * Math.asin(Math.sqrt(Math.min(1, sine('latitude') + cosines * sine('longitude'))))
}
