const LONGEST_MS = 1500
const CLOCK_EVERY = 256

let calls = 0
let since = 0

/** Called at every turn of a loop and every call of a function in a template: ends what would never end. */
export function guardLoop() {
  calls++
  if (calls % CLOCK_EVERY !== 0) return

  const now = performance.now()
  if (since === 0) {
    since = now
    // Runs when the browser gets to breathe; a program that never lets it will not have it reset.
    setTimeout(() => {
      since = 0
    })
  } else if (now - since > LONGEST_MS) throw new Error('The template takes too long')
}
