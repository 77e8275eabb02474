const MAX_DURATION_MS = 1500
const CALLS_PER_CLOCK_CHECK = 256

let calls = 0
let since = 0

/** Called in every loop iteration and function call of a template: throws when the template runs for too long. */
export function guardLoop() {
  calls++
  if (calls % CALLS_PER_CLOCK_CHECK !== 0) return

  const now = performance.now()
  if (since === 0) {
    since = now
    // Runs when the template yields to the event loop; one that never yields is not reset.
    setTimeout(() => {
      since = 0
    })
  } else if (now - since > MAX_DURATION_MS) throw new Error('The template takes too long')
}
