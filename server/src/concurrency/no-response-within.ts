/** Resolves only if the response neither succeeds nor fails within this time. */
export function noResponseWithin(response: Promise<unknown>, ms: number) {
  return new Promise<void>((resolve) => {
    let isPending = true
    // A response that arrived while this thread was busy is handled in the same turn, before setImmediate.
    const timer = setTimeout(() => setImmediate(() => isPending && resolve()), ms)
    const stop = () => {
      isPending = false
      clearTimeout(timer)
    }
    response.then(stop, stop)
  })
}
