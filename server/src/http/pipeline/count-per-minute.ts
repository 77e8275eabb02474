import { LRUCache } from 'lru-cache'

const MINUTE_MS = 60_000
const MAX_NAMES = 100_000

/** Whether a key is still within its limit in the current minute. */
export function countPerMinute(max: number, maxNames = MAX_NAMES) {
  let minute = 0
  // A flood of new keys never evicts one that keeps calling. Made at the first call, because its room takes long to make.
  let counts: LRUCache<string, { count: number }> | undefined

  return (name: string) => {
    counts ??= new LRUCache({ max: maxNames })
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
