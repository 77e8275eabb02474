/** Lets at most so many pieces of heavy work run at the same time; the others wait in line. */
export function atMostAtOnce(limit: number) {
  const waiting: (() => void)[] = []
  let free = limit

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free--
    else await new Promise<void>((resume) => waiting.push(resume))

    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // The place goes straight to who waits longest, so that nobody slips in between.
      if (next) next()
      else free++
    }
  }
}
