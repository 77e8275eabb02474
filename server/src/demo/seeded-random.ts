/** Mulberry32: small, and the same numbers for the same seed. */
export function seededRandom(seed: number) {
  let state = seed

  function next() {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  return {
    next,
    happens: (probability: number) => next() < probability,
    /** How often something happens that happens `mean` times on average (Knuth). */
    count(mean: number) {
      const limit = Math.exp(-mean)
      let count = 0
      for (let product = next(); product > limit; product *= next()) count++
      return count
    },
    /** One of the list, the first ones more often, because people look most at the top of a menu. */
    pick<T>(list: T[]): T | undefined {
      return list[Math.floor(next() ** 2 * list.length)]
    },
  }
}

export type SeededRandom = ReturnType<typeof seededRandom>
