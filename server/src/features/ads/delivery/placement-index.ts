import { type Place, placeNames } from '@thela/contract/ads/ad-targets'
import type { AdType } from '@thela/contract/ads/ad-types'

/** One placement that may be shown today; the list comes by priority, newest first among equals. */
export type Deliverable = Place & { id: string; type: AdType; priority: number }

export type PlacementIndex = ReturnType<typeof indexPlacements>

/**
 * The placements by type and place. Those of one place and priority lie side by side (a group), and the groups of a
 * place follow each other from the highest priority down; a cursor for each group lets all of its members have their turn.
 * It starts anywhere: the index is built anew with every change, and no turn may begin with the newest each time.
 */
export function indexPlacements(placements: Deliverable[], random = Math.random) {
  const count = placements.length
  const ids = placements.map(({ id }) => id)
  const keys = placements.map((placement) => keyOf(placement.type, placement))
  // Kept apart by place, and within a place in the order of the list: a number tells who comes first.
  const order = Int32Array.from(keys.keys()).sort((a, b) => compare(keys[a], keys[b]) || a - b)
  const groups = {
    priority: new Uint8Array(count),
    start: new Int32Array(count),
    size: new Int32Array(count),
  }
  const cursors = new Int32Array(count).map(() => random() * LONG_WAY)
  const firstGroup = new Map<string, number>()
  const lastGroup = new Map<string, number>()
  let last = -1

  for (const [position, n] of order.entries()) {
    const key = keys[n] as string
    const { priority } = placements[n] as Deliverable
    if (!firstGroup.has(key) || groups.priority[last] !== priority) {
      last++
      groups.priority[last] = priority
      groups.start[last] = position
      if (!firstGroup.has(key)) firstGroup.set(key, last)
      lastGroup.set(key, last)
    }
    groups.size[last] = (groups.size[last] as number) + 1
  }
  return { ids, order, groups, cursors, firstGroup, lastGroup }
}

/** So far that a circle of any size is met at each of its places alike. */
const LONG_WAY = 2 ** 31

/** A placement that reached its cap goes; the others of its group keep their order. */
export function removePlacement({ ids, order, groups }: PlacementIndex, id: string) {
  const position = order.indexOf(ids.indexOf(id))
  if (position < 0) return
  const group = groups.start.findLastIndex((start, n) => start <= position && (groups.size[n] as number) > 0)
  const end = (groups.start[group] as number) + (groups.size[group] as number)
  if (position >= end) return

  order.copyWithin(position, position + 1, end)
  groups.size[group] = (groups.size[group] as number) - 1
}

/** The key of a placement: its type and every place it names. */
export const keyOf = (type: AdType, place: Place) => {
  let key: string = type
  for (const name of placeNames) if (place[name]) key += `\n${place[name].toLowerCase()}`
  return key
}

const compare = (a = '', b = '') => (a < b ? -1 : a > b ? 1 : 0)
