import { type Place, placeNames } from '@thela/contract/ads/ad-targets'
import type { AdType } from '@thela/contract/ads/ad-types'
import type { PlacementIndex } from './placement-index.ts'

/** The places from area to country, everywhere, and the circles around the menu. */
const MAX_LEVELS = placeNames.length + 2
/** For each level its next and last group; reused by every pick, so that a pick allocates nothing. */
const next = new Int32Array(MAX_LEVELS)
const last = new Int32Array(MAX_LEVELS)

/**
 * The placements for a place, at most `limit`: by priority over all levels, round robin among equals.
 * Returns indexes into `index.ids`, in the order of the list.
 */
export function pickAds(index: PlacementIndex, keys: string[], limit: number) {
  const picked: number[] = []
  const levels = openLevels(index, keys)

  while (picked.length < limit) {
    const priority = highestPriority(index, levels)
    if (priority < 0) break
    takeRoundRobin(index, { levels, priority, room: limit - picked.length }, picked)
  }
  return picked.sort((a, b) => a - b)
}

/** The keys that match a menu at this place, the nearest first: its area, city, state, country, everywhere. */
export function keysFor(type: AdType, place: Place) {
  const keys: string[] = [type]
  for (const name of placeNames) {
    if (!place[name]) break
    keys.push(`${keys.at(-1)}\n${place[name].toLowerCase()}`)
  }
  return keys.reverse()
}

function openLevels({ firstGroup, lastGroup }: PlacementIndex, keys: string[]) {
  let levels = 0
  for (const key of keys) {
    const first = firstGroup.get(key)
    if (first === undefined) continue
    next[levels] = first
    last[levels++] = lastGroup.get(key) as number
  }
  return levels
}

function highestPriority({ groups }: PlacementIndex, levels: number) {
  let highest = -1
  for (let level = 0; level < levels; level++) {
    while (hasMore(level) && groups.size[next[level] as number] === 0)
      next[level] = (next[level] as number) + 1
    if (hasMore(level)) highest = Math.max(highest, groups.priority[next[level] as number] as number)
  }
  return highest
}

const hasMore = (level: number) => (next[level] as number) <= (last[level] as number)

type Turn = { levels: number; priority: number; room: number }

/** Round robin over the equals of all levels; the nearest level's cursor says where to continue. */
function takeRoundRobin(index: PlacementIndex, { levels, priority, room }: Turn, picked: number[]) {
  const { cursors } = index
  let total = 0
  let nearest = -1
  for (let level = levels - 1; level >= 0; level--) {
    const size = openSize(index, level, priority)
    if (size === 0) continue
    total += size
    nearest = next[level] as number
  }

  const from = total > room ? (cursors[nearest] as number) % total : 0
  const wanted = Math.min(room, total)
  for (let n = 0; n < wanted; n++) picked.push(memberAt(index, priority, (from + n) % total))
  if (total > room) cursors[nearest] = (from + wanted) % total
  for (let level = 0; level < levels; level++)
    if (openSize(index, level, priority) > 0) next[level] = (next[level] as number) + 1
}

/** How many placements of this priority the level still has. */
function openSize({ groups }: PlacementIndex, level: number, priority: number) {
  const group = next[level] as number
  return hasMore(level) && groups.priority[group] === priority ? (groups.size[group] as number) : 0
}

function memberAt(index: PlacementIndex, priority: number, position: number) {
  let left = position
  let level = 0
  for (let size = openSize(index, 0, priority); left >= size; size = openSize(index, level, priority)) {
    left -= size
    level++
  }
  return index.order[(index.groups.start[next[level] as number] as number) + left] as number
}
