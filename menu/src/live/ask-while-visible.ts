/** So that a change is shown within fifteen seconds, with time for a slow answer. */
export const ASK_EVERY_MS = 10_000
/** After failures in a row the time between two requests doubles, up to this many times. */
const MAX_DOUBLINGS = 4

type Surroundings = {
  page: Pick<Document, 'hidden' | 'addEventListener'>
  network: Pick<Window, 'addEventListener'>
  isOnline: () => boolean
  /** The customer went back to the page, which the browser took from its cache without asking. */
  isOld: boolean
}

/** Asks while somebody can see the page and the phone is online, at once when that begins again. */
export function askWhileVisible(ask: () => Promise<void>, around: Surroundings = surroundings()) {
  const { page, network, isOnline, isOld } = around
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isAsking = false

  const askNow = async () => {
    clearTimeout(timer)
    if (isAsking || page.hidden || !isOnline()) return

    isAsking = true
    try {
      await ask()
      failures = 0
    } catch {
      failures++
    }
    isAsking = false
    waitForNext()
  }
  const waitForNext = () => {
    clearTimeout(timer)
    if (!page.hidden) timer = setTimeout(askNow, delayAfter(failures))
  }

  page.addEventListener('visibilitychange', () => (page.hidden ? clearTimeout(timer) : askNow()))
  network.addEventListener('online', askNow)
  if (isOld) askNow()
  else waitForNext()
}

/** Phones that failed together do not come back together. */
const delayAfter = (failures: number) =>
  failures === 0
    ? ASK_EVERY_MS
    : ASK_EVERY_MS * 2 ** Math.min(failures, MAX_DOUBLINGS) * (0.5 + Math.random())

const surroundings = (): Surroundings => ({
  page: document,
  network: window,
  isOnline: () => navigator.onLine,
  isOld: performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'back_forward'),
})
