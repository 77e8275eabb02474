const MINUTE = 60_000
const MOST_NAMES = 50_000

/** Says of each name whether it still may, this minute. */
export function countPerMinute(max: number) {
  let minute = 0
  let counts = new Map<string, number>()

  return (name: string) => {
    const now = Math.floor(Date.now() / MINUTE)
    // Too many names would fill the memory: then everybody starts anew.
    if (now !== minute || counts.size > MOST_NAMES) {
      minute = now
      counts = new Map()
    }
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count <= max
  }
}
