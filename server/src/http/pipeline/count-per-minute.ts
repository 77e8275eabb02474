import { LRUCache } from 'lru-cache'

const MINUTE_MS = 60_000
const MOST_NAMES = 100_000

/** Says of each name whether it still may, in this minute of the clock. */
export function countPerMinute(max: number, mostNames = MOST_NAMES) {
  let minute = 0
  // A flood of new names never frees the one that goes on asking.
  const counts = new LRUCache<string, { count: number }>({ max: mostNames })

  return (name: string) => {
    const now = Math.floor(Date.now() / MINUTE_MS)
    if (now !== minute) {
      minute = now
      counts.clear()
    }
    const known = counts.get(name)
    if (known) return ++known.count <= max

    counts.set(name, { count: 1 })
    return max >= 1
  }
}

export const secondsLeftInMinute = () => Math.ceil((MINUTE_MS - (Date.now() % MINUTE_MS)) / 1000)
