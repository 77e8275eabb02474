import { type Place, placeNames } from '@thela/contract/ads/ad-targets'
import type { AdType } from '@thela/contract/ads/ad-types'

/** Where an ad around a point is shown. */
export type Circle = { latitude: number; longitude: number; radiusKm: number }

/** A placement that may be shown today; the list is sorted by priority, newest first among equals. */
export type Deliverable = Place & {
  id: string
  type: AdType
  priority: number
  /** Of an ad around a point. */
  circle?: Circle | null
}

export type PlacementIndex = ReturnType<typeof indexPlacements>

/**
 * The placements by type and place. Those of one place and priority are adjacent (a group), and the groups of a
 * place follow each other from the highest priority down; a cursor for each group rotates through its members.
 * It starts at random: the index is rebuilt with every change, and the newest must not come first each time.
 * Circles have no place: their groups are added for each menu on its first request (`circles.ts`).
 */
export function indexPlacements(placements: Deliverable[], random = Math.random) {
  const index = {
    ids: placements.map(({ id }) => id),
    priorities: placements.map(({ priority }) => priority),
    /** Indexes into `ids`, group by group. */
    order: [] as number[],
    groups: { priority: [] as number[], start: [] as number[], size: [] as number[] },
    cursors: [] as number[],
    firstGroup: new Map<string, number>(),
    lastGroup: new Map<string, number>(),
    circles: new Map<number, Circle>(),
    /** For each menu requested so far the key of the groups of its circles, if it is in any. */
    menus: new Map<string, { latitude: number; longitude: number; key: string | undefined }>(),
    random,
  }
  const byKey = new Map<string, number[]>()
  for (const [n, placement] of placements.entries()) {
    const key = placementKey(placement.type, placement)
    const same = byKey.get(key)
    if (placement.circle) index.circles.set(n, placement.circle)
    else if (same) same.push(n)
    else byKey.set(key, [n])
  }
  for (const [key, numbers] of byKey) addGroups(index, key, numbers)
  return index
}

type Groups = Pick<
  PlacementIndex,
  'priorities' | 'order' | 'groups' | 'cursors' | 'firstGroup' | 'lastGroup' | 'random'
>

/** The numbers come in the order of the list, so equal priorities are neighbours. */
export function addGroups(index: Groups, key: string, numbers: number[]) {
  const { priorities, order, groups, cursors } = index
  index.firstGroup.set(key, groups.start.length)
  let last: number | undefined

  for (const n of numbers) {
    const priority = priorities[n] as number
    if (priority !== last) {
      groups.priority.push(priority)
      groups.start.push(order.length)
      groups.size.push(0)
      cursors.push(Math.floor(index.random() * CURSOR_RANGE))
      last = priority
    }
    order.push(n)
    groups.size[groups.size.length - 1] = (groups.size.at(-1) as number) + 1
  }
  index.lastGroup.set(key, groups.start.length - 1)
}

/** So large that the start is evenly distributed for a group of any size. */
const CURSOR_RANGE = 2 ** 30

/** Removes a placement that reached its cap from every group; the others keep their order. */
export function removePlacement({ ids, order, groups, circles }: PlacementIndex, id: string) {
  const number = ids.indexOf(id)
  if (number < 0) return
  circles.delete(number)

  for (let at = order.indexOf(number); at >= 0; at = order.indexOf(number, at + 1)) {
    const group = groups.start.findLastIndex((start, n) => start <= at && (groups.size[n] as number) > 0)
    const end = (groups.start[group] ?? 0) + (groups.size[group] ?? 0)
    if (at >= end) continue

    order.copyWithin(at, at + 1, end)
    groups.size[group] = (groups.size[group] as number) - 1
  }
}

/** The key of a placement: its type and every place it names. */
export const placementKey = (type: AdType, place: Place) => {
  let key: string = type
  for (const name of placeNames) if (place[name]) key += `\n${place[name].toLowerCase()}`
  return key
}
