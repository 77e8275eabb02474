import { deadlinesMs } from '../db/deadlines.ts'
import { noResponseWithin } from './no-response-within.ts'

/**
 * Caches an expensive value for this long. While a refresh is slow, callers get the last value after `staleAfterMs`,
 * and no second refresh starts.
 */
export function cacheFor<Value>(
  ms: number,
  load: () => Promise<Value>,
  { now = () => Date.now(), staleAfterMs = deadlinesMs.stale } = {},
) {
  let loadedAt = 0
  let isLoading = false
  let current: Promise<Value> | undefined

  return () => {
    if (!current || (!isLoading && now() - loadedAt >= ms)) reload(current)
    return current as Promise<Value>
  }

  function reload(last: Promise<Value> | undefined) {
    loadedAt = now()
    isLoading = true
    const loading = load().finally(() => {
      isLoading = false
    })
    // A stale value is better than none; without one, the next call loads again.
    const settled = loading.catch((error) => {
      current = last
      if (last) return last
      throw error
    })
    current = last
      ? Promise.race([settled, noResponseWithin(loading, staleAfterMs).then(() => last)])
      : settled
    settled.then(
      () => {
        if (last) current = settled
      },
      () => {},
    )
  }
}
