/** Ends only when nothing has been heard for this long, neither an answer nor an error. */
export function silence(heard: Promise<unknown>, ms: number) {
  return new Promise<void>((resolve) => {
    let isSilent = true
    // What arrived while this thread was busy is read in the same turn, before the second look.
    const timer = setTimeout(() => setImmediate(() => isSilent && resolve()), ms)
    const stop = () => {
      isSilent = false
      clearTimeout(timer)
    }
    heard.then(stop, stop)
  })
}
