const MINUTE_MS = 60_000
const MOST_NAMES = 100_000

/** Says of each name whether it still may, in this minute of the clock. */
export function countPerMinute(max: number, mostNames = MOST_NAMES) {
  let minute = 0
  let counts = new Map<string, number>()

  return (name: string) => {
    const now = Math.floor(Date.now() / MINUTE_MS)
    if (now !== minute) {
      minute = now
      counts = new Map()
    }
    const count = (counts.get(name) ?? 0) + 1
    // Least recently used out first: a flood of new names never frees the one that goes on asking.
    counts.delete(name)
    counts.set(name, count)
    if (counts.size > mostNames) counts.delete(counts.keys().next().value as string)
    return count <= max
  }
}

export const secondsLeftInMinute = () => Math.ceil((MINUTE_MS - (Date.now() % MINUTE_MS)) / 1000)
